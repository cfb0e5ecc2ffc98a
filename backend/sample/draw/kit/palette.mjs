export const ink = '#16130F';
export const paper = '#FFFFFF';
export const cyan = '#00A0D2';
export const cyanDeep = '#007BA6';
export const magenta = '#D6006C';
export const magentaDeep = '#A80055';
export const magentaLight = '#E85F9E';
export const yellow = '#FFD400';
export const yellowDeep = '#E3B400';
export const kraft = '#CFC3AC';
export const kraftDeep = '#B8A98D';
export const natural = '#F4EDDC';
export const gray = '#BDB9B2';
export const grayLight = '#E4E0D6';
export const coffee = '#4A2614';

export const ground = {
  cream: '#F2EADC',
  mist: '#DCE8EA',
  butter: '#FBEFC4',
  rose: '#F4DDE4',
  sage: '#DDE7DA',
  clay: '#E9D8CA',
  white: '#FFFFFF',
};
