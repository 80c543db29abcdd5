/**
 * Runs before anything is painted: the chosen theme, so that nothing flashes; and whatever is pressed or sent before
 * the page's own script is there is kept for it.
 */
export const firstPaintScript = `(function(d){
try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.documentElement.dataset.theme=t}catch(e){}
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
