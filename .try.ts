import { readSources } from '/work/wt/defaults/generator/load/read-sources.ts';
import { loadProduct } from '/work/wt/defaults/generator/load/load-product.ts';
import { loadLanguage } from '/work/wt/defaults/generator/load/language.ts';
import { Problems, formatProblems } from '/work/wt/defaults/generator/diagnostics/problems.ts';
import { checkShape } from '/work/wt/defaults/generator/shape/check-shape.ts';
import { expandProduct } from '/work/wt/defaults/generator/expand/expand.ts';
const root = process.argv[2] ?? '/work/wt/defaults';
const p = new Problems(); const lang = loadLanguage();
const files = loadProduct(readSources(root), p);
checkShape(files, lang.grammar, p);
console.log(formatProblems(p.sorted()).slice(0,4000));
const full = expandProduct(files);
const p2 = new Problems();
checkShape(full, lang.full, p2);
console.log(formatProblems(p2.sorted()).slice(0,4000));
function diff(a: any, b: any, path: string) {
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  if (a && b && typeof a === 'object' && typeof b === 'object') {
    for (const k of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!(k in b)) console.log('LOST', path, k); else if (!(k in a)) console.log('ADD', path, k, JSON.stringify(b[k]).slice(0,150)); else diff(a[k], b[k], path + '.' + k);
    }
  } else console.log('CHG', path, JSON.stringify(a)?.slice(0,80), JSON.stringify(b)?.slice(0,80));
}
files.forEach((f, i) => diff(f.file.value, full[i]!.file.value, f.file.path.replace('schemas/','')));
