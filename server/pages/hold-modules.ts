/**
 * Lets a page be painted before its scripts are fetched: leaves out the preloads of modules, and keeps module scripts as text, which
 * the first-paint script starts. Where it finds none, the page starts as any other.
 */
export function holdModules(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replaceAll(/<script type="module"/g, '<script type="text/plain" data-held');
}
