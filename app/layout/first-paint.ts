/**
 * Runs before anything is painted: the chosen theme, so that nothing flashes; and a form sent before the page's own
 * script is there waits for it instead of leaving the page.
 */
export const firstPaintScript = `(function(d){
try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")d.documentElement.dataset.theme=t}catch(e){}
d.addEventListener("submit",function(e){if(e.target.id==="gift-request"&&!e.target.dataset.ready){e.preventDefault();e.target.dataset.waiting="1"}})
})(document)`;
