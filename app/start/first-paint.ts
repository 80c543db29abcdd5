import { planKey, sessionKey } from "../account/stored-session.ts";
import { themeColours } from "../layout/theme-colours.ts";
import { writeTypefacesScript } from "./typefaces-script.ts";

/**
 * The inline script that runs before the first paint. It
 * - applies the theme and marks whether somebody is signed in, so that nothing flashes;
 * - loads the typefaces and the icon after the first paint, which they would delay, and swaps the typefaces in once;
 * - takes the auth service's result out of the address, before it can be copied;
 * - records clicks and submits until the page is hydrated.
 * Its `whenPainted` runs a function after the first paint, or, in a hidden tab, which is not painted, after a number of milliseconds.
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
    /** Query and fragment of the address to which the auth service sent the visitor back. */
    signInReturn?: string;
  }
}

/** Marks the page as hydrated and replays the clicks and submits of before. */
export function catchUp(): void {
  document.documentElement.dataset["ready"] = "";
  const early = window.pressedEarly;
  delete window.pressedEarly;
  if (early instanceof HTMLFormElement) early.requestSubmit();
  else early?.click();
}
