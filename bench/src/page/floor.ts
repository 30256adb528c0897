import { readFileSync } from 'node:fs';
import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { Answer } from './site.ts';

const FONT = '/quran.woff2';
const CSS = `
@font-face{font-family:Q;src:url(${FONT}) format("woff2");font-display:swap}
body{margin:0 auto;max-width:44rem;padding:0 20px;font:17px/1.7 Georgia,serif;color:#1c1b19;background:#fdfcf9}
h1{text-align:center}
ol{padding:0;list-style:none}
li{padding:24px 0;border-bottom:1px solid #ddd;content-visibility:auto;contain-intrinsic-size:auto 260px}
[lang=ar]{font:400 30px/2.1 Q,serif}`;

/**
 * The least that shows surah `n`: every verse with its number, anchor and translation, styles inlined,
 * one font, no script. What a page of the product costs is measured against it.
 */
export function floorPage(n: number): string {
  const surah = surahByNumber(n);
  if (surah === null) throw new RangeError(`There is no surah ${n}`);
  const { basmala, verses } = readSurahText(n);
  const items = verses.map(
    ({ ayah, arabic, translation }) =>
      `<li id="${n}:${ayah}"><p lang="ar" dir="rtl">${arabic} ${ayahEnd(ayah)}</p><p>${escape(translation)}</p></li>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(surah.nameEn)}</title><link rel="icon" href="data:,">`,
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${FONT}">`,
    `<style>${CSS}</style></head><body><h1><span lang="ar" dir="rtl">${surah.nameAr}</span> ${escape(surah.nameEn)}</h1>`,
    basmala === null ? '' : `<p lang="ar" dir="rtl">${basmala}</p>`,
    `<ol>${items.join('')}</ol></body></html>`,
  ].join('');
}

/** Answers `/1` to `/114` with floor pages, and their font. */
export function answerFloor(path: string): Promise<Answer> {
  const page = () => Buffer.from(floorPage(Number(path.slice(1))));
  const [type, body] = path === FONT ? ['font/woff2', font] : ['text/html; charset=utf-8', page()];
  return Promise.resolve({ status: 200, headers: { 'content-type': type }, body });
}

const font = readFileSync(new URL(import.meta.resolve('@fahm/quran/fonts/amiri-quran.woff2')));

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
