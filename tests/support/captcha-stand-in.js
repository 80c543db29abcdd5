// Takes the place of a provider's script: draws a box that is passed by a press, or reports a fault when told to.
{
  const boxes = new Map();
  let made = 0;
  const api = {
    render(place, options) {
      made += 1;
      const id = `check-${made}`;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "captcha-stand-in";
      button.textContent = `${options.sitekey} ${options.theme} ${options.size} ${options.language}`;
      button.style.width = options.size === "compact" ? "150px" : "100%";
      button.style.height = options.size === "compact" ? "140px" : "65px";
      button.addEventListener("click", () => {
        button.textContent = "passed";
        options.callback(window.captchaAnswer ?? "solved");
      });
      place.append(button);
      boxes.set(id, button);
      if (window.captchaFails) options["error-callback"]("300030");
      return id;
    },
    remove(id) {
      boxes.get(id)?.remove();
      boxes.delete(id);
    },
  };
  window.turnstile = api;
}
