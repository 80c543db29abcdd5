import { planKey, sessionKey } from "../account/stored-session.ts";
import { themeColours } from "../layout/theme-colours.ts";
import { writeTypefacesScript } from "./typefaces-script.ts";

/**
 * Runs before anything is painted: the chosen theme and whether somebody is signed in, so that nothing flashes; the
 * typefaces and the icon are fetched after the first paint, which they would delay, and the page changes into the typefaces
 * once, when they are there; what the auth service sent back in the address leaves it at once, before anybody copies it;
 * and whatever is pressed or sent before the page's own script is there is kept for it. `whenPainted` runs a function
 * after the first paint, or after so many milliseconds where nothing is painted: in a hidden tab.
 */
export function writeFirstPaintScript(): string {
  const colours = JSON.stringify(Object.fromEntries(themeColours.map(({ theme, colour }) => [theme, colour])));
  return `(function(d){
try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark"){d.documentElement.dataset.theme=t;var m=d.createElement("meta");m.name="theme-color";m.content=${colours}[t];d.head.prepend(m)}
if(localStorage.getItem("${sessionKey}"))d.documentElement.dataset.member=localStorage.getItem("${planKey}")||"free"}catch(e){}
var icon=d.querySelector("link[rel=icon]"),href=icon&&icon.getAttribute("href");
${writeTypefacesScript()}
if(icon)icon.setAttribute("href","data:,");
window.whenPainted=function(run,latest){
var ran;function once(){if(ran)return;ran=1;run()}
try{new PerformanceObserver(function(seen){if(seen.getEntriesByName("first-contentful-paint").length)once()}).observe({type:"paint",buffered:true})}catch(e){}
setTimeout(once,latest)};
whenPainted(function(){if(icon)icon.setAttribute("href",href);fetchTypefaces()},3000);
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
}

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
