const email = "ada@example.org";
const phone = "+15551234567";
const password = "a long and odd one";
const challenge = { code_challenge: "a".repeat(43), code_challenge_method: "plain" };
const account = { email: "bea@example.org", phone, password, password_hash: "", user_metadata: { name: "" }, role: "", ban_duration: "" };
const provider = { type: "saml", metadata_xml: "<a/>", metadata_url: "", domains: [""], name_id_format: "" };

/** What an app posts to each endpoint of the auth service that takes JSON; where the address alone says it all, nothing. */
export const authBodies: Readonly<Record<string, object>> = {
  "POST /signup": { email, password, data: { full_name: "" }, channel: "", redirect_to: "", ...challenge, gotrue_meta_security: {} },
  "POST /token?grant_type=password": { email, password },
  "POST /token?grant_type=refresh_token": { refresh_token: "" },
  "POST /token?grant_type=pkce": { auth_code: "", code_verifier: "x" },
  "POST /token?grant_type=id_token": { provider: "google", id_token: "", access_token: "", nonce: "", client_id: "", issuer: "" },
  "POST /token?grant_type=web3": { chain: "ethereum", message: "", signature: "" },
  "POST /otp": { email, data: { full_name: "" }, ...challenge },
  "POST /magiclink": { phone, channel: "sms" },
  "POST /verify": { type: "email", email, token: "123456" },
  "POST /verify/preview": { type: "signup", token_hash: "" },
  "POST /undo": { token: "" },
  "POST /recover": { email, ...challenge },
  "POST /resend": { type: "signup", email },
  "POST /reauthenticate": { password, nonce: "" },
  "PUT /user": { email, password, current_password: "", nonce: "", data: { full_name: "" }, ...challenge },
  "POST /logout": {},
  "DELETE /user/identities/:identityId": {},
  "POST /sso": { provider_id: "", domain: "", redirect_to: "", ...challenge },
  "POST /factors": { factor_type: "totp", friendly_name: "", issuer: "", phone: "" },
  "POST /factors/recovery-codes": {},
  "POST /factors/recovery": { code: "" },
  "POST /factors/:id/challenge": { channel: "" },
  "POST /factors/:id/verify": { challenge_id: "", code: "" },
  "DELETE /factors/:id": {},
  "POST /invite": { email, data: { full_name: "" } },
  "POST /admin/users": account,
  "PUT /admin/users/:id": account,
  "DELETE /admin/users/:id": { should_soft_delete: true },
  "DELETE /admin/users/:id/factors/:factorId": {},
  "POST /admin/generate_link": { type: "magiclink", email, new_email: "", password, data: { full_name: "" }, redirect_to: "" },
  "POST /admin/signing-keys": {},
  "POST /admin/sso/providers": provider,
  "PUT /admin/sso/providers/:id": provider,
  "DELETE /admin/sso/providers/:id": {},
};

/** The fields of the endpoints to which identity providers have the browser post a form. */
export const authForms: Readonly<Record<string, readonly string[]>> = {
  "POST /callback": ["state", "code", "error_description"],
  "POST /sso/saml/acs": ["SAMLResponse", "RelayState"],
};
