import { tabKeyPrefix } from "../account/stored-session.ts";

/** That this tab has fetched the typefaces: its next page is painted with them at once. */
const typefacesKey = `${tabKeyPrefix}typefaces`;

/**
 * `fetchTypefaces` fetches all faces (two files) and adds them to the page in one moment. They are read from the stylesheet, where
 * they apply to pages without scripts only: faces that are added cost a new layout; rules that begin to apply cost a new style of
 * every element as well.
 */
export function writeTypefacesScript(): string {
  return `var faces,isKnown;
function findFaces(){
if(faces)return faces;
faces=[];
function each(list,look){[].forEach.call(list,look)}
function add(face){
function read(name){return face.style.getPropertyValue(name)}
faces.push(new FontFace(read("font-family").replace(/"/g,""),read("src"),{weight:read("font-weight"),unicodeRange:read("unicode-range"),display:"swap"}))}
each(d.styleSheets,function(sheet){try{each(sheet.cssRules,function(rule){
if(rule.media)each(rule.cssRules,function(face){if(face instanceof CSSFontFaceRule)add(face)})})}catch(e){}});
return faces}
function addFaces(){findFaces().forEach(function(face){d.fonts.add(face)})}
function fetchTypefaces(){
if(isKnown)return;
Promise.all(findFaces().map(function(face){return face.load()})).then(function(){
try{sessionStorage.setItem("${typefacesKey}","1")}catch(e){}}).then(addFaces,addFaces)}
try{if(isKnown=sessionStorage.getItem("${typefacesKey}"))addFaces()}catch(e){}`;
}
