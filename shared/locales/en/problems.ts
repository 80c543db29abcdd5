/** What a refusal says to a person; keyed by its code. */
export const problems = {
  validation_failed: { title: "Something needs another look", detail: "Please check the marked fields." },
  invalid_json: { title: "Unreadable request", detail: "The request is not valid JSON." },
  unsupported_media_type: { title: "Wrong kind of content", detail: "Please send JSON, with the content type application/json." },
  body_too_large: { title: "Too much at once", detail: "That is more text than fits. Please shorten it." },
  daily_limit_reached: { title: "That was today's last one", detail: "Please try again tomorrow." },
  rate_limited: { title: "One moment", detail: "That was a lot of requests in a short time. Please wait a little and try again." },
  idempotency_key_invalid: { title: "Unusable key", detail: "The Idempotency-Key must be 1 to 255 visible characters." },
  idempotency_key_reused: { title: "Key used already", detail: "This Idempotency-Key was already used for another request." },
  idempotency_key_in_use: { title: "Still at work", detail: "The first request with this Idempotency-Key is still being answered." },
  not_authenticated: { title: "Please sign in", detail: "User not authenticated" },
  not_owner: { title: "Not yours", detail: "Unauthorized" },
  admin_only: { title: "For administrators", detail: "Access denied. Admin privileges required." },
  sign_in_again: { title: "Please sign in again", detail: "For this, please confirm that it is you: sign in again." },
  phrase_mismatch: { title: "Not quite the phrase", detail: 'Please type "DELETE MY ACCOUNT" exactly as shown' },
  last_administrator: {
    title: "The last administrator",
    detail: "This is the only administrator's account. Give somebody else these rights first.",
  },
  invalid_cursor: { title: "Unreadable page", detail: "This page of the list cannot be found. Please start from the first." },
  slug_in_use: { title: "Address taken", detail: "Another post has this address already. Please choose another slug." },
  precondition_required: { title: "Which version?", detail: "A change needs an If-Match header with the version that it changes." },
  changed_meanwhile: { title: "Changed meanwhile", detail: "Somebody else has changed this since you opened it. Nothing was saved." },
  not_found: { title: "Not found", detail: "There is nothing at this address." },
  method_not_allowed: { title: "Not possible here", detail: "This address does not answer requests of this kind." },
  forbidden_origin: { title: "Not from there", detail: "This request came from another site and was not carried out." },
  overloaded: { title: "Very busy right now", detail: "Giftwright is very busy or being restarted. Please try again in a moment." },
  unexpected: { title: "That went wrong", detail: "Failed to generate gift ideas" },
};

/** What is wrong with one field; keyed by the fault's code. */
export const fieldFaults = {
  required: "Please fill in this field.",
  wrong_type: "This value has the wrong type.",
  unknown_option: "Please choose one of the listed options.",
  too_long: "Please use at most {{allowed}} characters.",
  too_many: "Please use at most {{allowed}} entries.",
  control_characters: "Please remove the control characters from this text.",
  budget_not_in_currency: "Please choose a budget that belongs to the chosen currency.",
  invalid_characters: "This text holds characters that cannot be stored. Please remove them.",
  invalid: "This value is not valid.",
};
