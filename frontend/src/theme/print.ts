/**
 * Pages on paper: the sheet's own margins, black on white, no menus and no dark footer. What a component leaves out
 * or opens on paper it says itself. Plain CSS outside of the theme's layers, so that it has the last word.
 */
export const printCss =
  '@page{margin:14mm 16mm}' +
  '@media print{' +
  'html{font-size:84%}' +
  'html,body,header{background:none!important}' +
  'body>div header{border-color:#16130F}' +
  'header nav,footer{display:none!important}' +
  'main{min-height:0!important}' +
  'h1,h2,h3{break-after:avoid}' +
  'p,li,tr,img{break-inside:avoid}' +
  '}' +
  '@media not print{[data-print]{display:none!important}}';
