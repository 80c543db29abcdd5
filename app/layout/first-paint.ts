import { planKey, sessionKey } from "../account/stored-session.ts";

/**
 * Runs before anything is painted: the chosen theme and whether somebody is signed in, so that nothing flashes; what
 * the auth service sent back in the address leaves it at once, before anybody copies it; and whatever is pressed or
 * sent before the page's own script is there is kept for it.
 */
export const firstPaintScript = `(function(d){
try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.documentElement.dataset.theme=t;
if(localStorage.getItem("${sessionKey}"))d.documentElement.dataset.member=localStorage.getItem("${planKey}")||"free"}catch(e){}
var l=location,s=l.search+l.hash;
if(s&&/\\/auth\\/callback\\/?$/.test(l.pathname)||/[?#&](access_token=|error(_code|_description)?=|code=[\\da-f-]{36}(&|#|$)|type=(recovery|signup|invite|magiclink|email_change)(&|#|$))/.test(s)){
window.signInReturn=s;history.replaceState(null,"",l.pathname)}
function keep(e){
if(d.documentElement.dataset.ready)return;
var b=e.target.closest&&e.target.closest("button[type=button]:not([popovertarget]),form[method=post]");
if(!b||(e.type==="submit")!==(b.tagName==="FORM"))return;
e.preventDefault();window.pressedEarly=b}
d.addEventListener("click",keep);d.addEventListener("submit",keep)
})(document)`;

declare global {
  interface Window {
    pressedEarly?: HTMLElement;
    /** Query and hash of the address that the auth service sent the visitor back to. */
    signInReturn?: string;
  }
}

/** Marks the page as alive and does what was asked of it before it was. */
export function catchUp(): void {
  document.documentElement.dataset["ready"] = "";
  const early = window.pressedEarly;
  delete window.pressedEarly;
  if (early instanceof HTMLFormElement) early.requestSubmit();
  else early?.click();
}
