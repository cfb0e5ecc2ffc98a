/**
 * The introduction of the OpenAPI document, with example commands. The test `backend/test/contract-guide.api.spec.ts`
 * runs the commands in order. The response to each command must have the status in the comment below the command, and
 * contain the comment's text.
 */
export const GUIDE = String.raw`
The HTTP interface of a graphic design and printing business: what visitors read, and what the owner changes from
the panel. Bodies are JSON, except photos; money is in whole rupiah, times are ISO 8601.

The commands below run as they stand, in this order, in a shell that knows the shop, the owner's password and a photo:

    SHOP=http://localhost:3000 PASSWORD=… PHOTO=photo.jpg

## Sign in

Visitors need no account. The owner signs in with only a password. The response sets a cookie, which all further calls
send back: etalase_session, or \_\_Host-etalase over https. A session ends after some idle minutes, see getSettings.

~~~sh
curl -c cookies.txt --json "{\"password\":\"$PASSWORD\"}" "$SHOP/api/admin/login"
# 200 {"success":true}
curl -b cookies.txt "$SHOP/api/admin/session"
# 200 {"expiresAt":"
~~~

## Errors

Every error response has a body with the status, an Indonesian message for the user, and the status's name. With 429 and
503, the header Retry-After is the number of seconds to wait before the next try. A change that a page of another site
requests is refused with 403. Origin or Sec-Fetch-Site shows the site; clients that send neither header are not refused.

~~~sh
curl "$SHOP/api/products/none"
# 404 {"statusCode":404,"message":"Data tidak ditemukan","error":"Not Found"}
curl "$SHOP/api/admin/products"
# 401 {"statusCode":401,"message":"Sesi sudah berakhir. Silakan masuk lagi.","error":"Unauthorized"}
curl -b cookies.txt --json '{"name":"Kalender"}' "$SHOP/api/categories"
# 400 {"statusCode":400,"message":"Slug wajib diisi","error":"Bad Request","fields":{"slug":"Slug wajib diisi"}}
curl -b cookies.txt -H 'Content-Type: text/plain' -d hello "$SHOP/api/categories"
# 415 {"statusCode":415,"message":"Isi permintaan harus berupa JSON (application/json)","error":"Unsupported Media Type"}
curl -b cookies.txt -H 'Origin: https://other.example' -X POST "$SHOP/api/objects/upload"
# 403 {"statusCode":403,"message":"Permintaan dari situs lain ditolak","error":"Forbidden"}
~~~

## Pages and totals

Without limit, a list of products contains all rows. With limit, it contains at most that many rows, after the first
offset rows. The header X-Total-Count is the number of rows on all pages.

~~~sh
curl -i "$SHOP/api/products?limit=2&offset=0"
# 200 x-total-count: 
curl "$SHOP/api/products?limit=0"
# 400 {"statusCode":400,"message":"limit paling sedikit 1","error":"Bad Request","fields":{"limit":"limit paling sedikit 1"}}
~~~

## Upload a photo

An upload has three steps: request a URL, send the photo to this URL (JPEG, PNG or WebP, at most 5 MB and 40
megapixels), and publish the photo. The URL is valid for ten minutes and one upload, and needs no cookie. The response
to the last step contains the path for a product's images. When the last step is repeated, the response is the same.

~~~sh
UPLOAD_URL=$(curl -b cookies.txt -X POST "$SHOP/api/objects/upload" | sed 's/.*"uploadURL":"\([^"]*\)".*/\1/')
# 200
curl -T "$PHOTO" "$UPLOAD_URL"
# 200
curl -T "$PHOTO" "$UPLOAD_URL"
# 403 {"statusCode":403,"message":"Alamat unggahan ini sudah dipakai. Unggah ulang fotonya.","error":"Forbidden"}
IMAGE=$(curl -b cookies.txt -X PUT --json "{\"imageURL\":\"$UPLOAD_URL\"}" "$SHOP/api/objects/set-public" |
  sed 's/.*"objectPath":"\([^"]*\)".*/\1/')
# 200
curl -I "$SHOP$IMAGE"
# 200 Content-Type: image/jpeg
~~~

## Change without overwriting

The response to each read of the panel and to each change has an ETag, the row's version. Send the ETag back in If-Match
with the next change. The change is refused with 409 (not 412) if the row was changed in the meantime: read the row
again, and decide. Without If-Match, the last write wins. The status is 404 if the row does not exist, and 400 if the
value of If-Match is not an ETag of the shop.

If the response to a new product is lost, the request can be repeated. Send a random UUID in Idempotency-Key with the
first request and with each repetition. The UUID becomes the product's id. The status is 409 if the product was created
before, and 400 if the key is not a UUID of RFC 9562.

~~~sh
PRODUCT="{\"name\":\"Kalender Dinding\",\"description\":\"Dua belas lembar\",\"category\":\"printing\",\"price\":75000,\"images\":[\"$IMAGE\"]}"
ID=$(curl -b cookies.txt --json "$PRODUCT" "$SHOP/api/products" | sed 's/.*"id":"\([^"]*\)".*/\1/')
# 201
curl -i -b cookies.txt "$SHOP/api/admin/products/$ID"
# 200 ETag: "1"
curl -i -b cookies.txt -X PUT -H 'If-Match: "1"' --json "$PRODUCT" "$SHOP/api/products/$ID"
# 200 ETag: "2"
curl -b cookies.txt -X PUT -H 'If-Match: "1"' --json "$PRODUCT" "$SHOP/api/products/$ID"
# 409 {"statusCode":409,"message":"Data ini sudah diubah di tempat lain. Muat ulang lalu coba lagi.","error":"Conflict"}
curl -b cookies.txt -X DELETE -H 'If-Match: "2"' "$SHOP/api/products/$ID"
# 204
~~~

## Take a change back

The changes of the panel are kept for two years, and listed with the newest first. An undo restores the rows that are
still as the change left them, and skips the other rows with a reason. An undo is a change itself, and can be undone. A
restore takes a product or a part of the content back to the state before an entry, across all later changes.

~~~sh
curl -b cookies.txt "$SHOP/api/admin/changes?subject=product:$ID&limit=1"
# 200 "kind":"deleteProduct"
CHANGE=$(curl -b cookies.txt "$SHOP/api/admin/changes?limit=1" | sed 's/^\[{"id":\([0-9]*\).*/\1/')
# 200
curl -b cookies.txt -X POST "$SHOP/api/admin/changes/$CHANGE/undo"
# 200 {"restored":1,"skipped":[]}
curl -b cookies.txt -X POST "$SHOP/api/admin/changes/$CHANGE/undo"
# 200 {"restored":0,"skipped":[{"rowId":
curl -b cookies.txt --json "{\"subject\":\"product:$ID\"}" "$SHOP/api/admin/changes/$CHANGE/restore"
# 200 {"restored":0,"skipped":[{"rowId":
~~~

## Sign out

~~~sh
curl -b cookies.txt -X POST "$SHOP/api/admin/logout"
# 204
curl -b cookies.txt "$SHOP/api/admin/session"
# 401 {"statusCode":401,"message":"Sesi sudah berakhir. Silakan masuk lagi.","error":"Unauthorized"}
~~~

## Versions of this contract

The version of this document follows semantic versioning. A change that breaks a client raises the first number, and
CHANGELOG.md names it (as "Contract 2.0.0"). A new call or field raises the second number, and new wording the third.
`.trim();

/** The operations that the guide's commands call, in the same order. Swagger UI shows them before all others. */
export const GUIDE_OPERATIONS = [
  'login',
  'getSession',
  'getProduct',
  'adminListProducts',
  'createCategory',
  'createUpload',
  'listProducts',
  'receiveUpload',
  'publishUpload',
  'createProduct',
  'adminGetProduct',
  'updateProduct',
  'deleteProduct',
  'listChanges',
  'undoChange',
  'restoreState',
  'logout',
];
