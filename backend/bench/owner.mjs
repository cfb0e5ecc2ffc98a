/** Logs in and returns a function that sends a JSON request as the owner. Its `cookie` is the session's. */
export async function owner(url, password) {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password }),
  });
  if (!login.ok) throw new Error(`Login: ${login.status}; is ADMIN_PASSWORD the panel's password?`);
  const cookie = login.headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(';', 1)[0])
    .join('; ');
  const send = (method, path, body) =>
    fetch(url + path, {
      method,
      headers: { ...headers, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return Object.assign(send, { cookie });
}

/** Returns the products whose price `savePrice` can change. The price of the others follows from their price lists. */
export async function productsWithOnePrice(url) {
  const products = await (await fetch(`${url}/api/products?limit=100`)).json();
  return products.filter(({ priceLabel }) => !priceLabel);
}

/** Saves the product with another price and no other change. @param send the function that `owner` returns. */
export async function savePrice(send, product, price) {
  const response = await send('PUT', `/api/products/${product.id}`, { ...product, price });
  await response.arrayBuffer();
  return response;
}
