/**
 * The print styles of all pages: page margins, no backgrounds, no menus and no footer. A component hides or opens its
 * own parts in `@media print`. The styles are plain CSS outside the theme's cascade layers, so they override the theme.
 * Without its outline and shadow, a focused card is not printed as a white area in its ring.
 */
export const printCss = `
  @page{margin:14mm 16mm}
  @media print{
    html{font-size:84%}
    html,body,header{background:none!important}
    body>div header{border-color:#16130F}
    header nav,footer,main form,#layanan nav{display:none!important}
    body,main{min-height:0!important}
    *,*::before,*::after{outline:0!important;box-shadow:none!important}
    h1,h2,h3{break-after:avoid}
    p,li,tr,img{break-inside:avoid}
  }
  @media not print{[data-print]{display:none!important}}
`.replaceAll(/\n\s*/gu, '');
