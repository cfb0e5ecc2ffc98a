import { describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DEFAULT_ABOUT_CONTENT } from '../src/content/domain/about-content.js';
import { DEFAULT_FOOTER_SETTINGS } from '../src/content/domain/footer-settings.js';
import { DEFAULT_SITE_CONTENT, SITE_CONTENT, type SiteContent } from '../src/content/domain/site-content.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/content.json' with { type: 'json' };

type Json = Record<string, unknown>;

const OBJECTS: [string, Json][] = [
  ['footer-settings', { ...DEFAULT_FOOTER_SETTINGS }],
  ['about-content', { ...DEFAULT_ABOUT_CONTENT }],
  ['site-content', { ...DEFAULT_SITE_CONTENT }],
];

/**
 * Returns a saved object as visitors read it. In the site content, a sample address or sample profile is hidden from
 * visitors.
 */
const shown = (saved: Json): unknown =>
  'company' in saved ? SITE_CONTENT.withoutSamples?.(saved as unknown as SiteContent, []) : saved;

const shop = await shopForFile();
const admin = await shop.login();

describe('content', () => {
  const save = (name: string, body: unknown) => admin.post(`/api/admin/${name}`).send(body as object);
  const read = async (name: string): Promise<unknown> =>
    (await shop.request().get(`/api/${name}`).expect(200)).body;

  describe.each(OBJECTS)('%s', (name, defaults) => {
    it('returns the defaults before the first save and the saved values after it, without a session', async () => {
      expect(await read(name)).toEqual(defaults);
      const saved = JSON.parse(JSON.stringify(defaults).replaceAll('Kami', 'Hubungi')) as Json;
      const response = await save(name, saved).expect(200);
      expect(response.body).toEqual(saved);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(await read(name)).toEqual(shown(saved));
      await save(name, defaults).expect(200);
    });

    it('a save requires every field and refuses unknown fields', async () => {
      for (const field of Object.keys(defaults)) {
        const { [field]: _, ...rest } = defaults;
        const missing = await save(name, rest).expect(400);
        expect(missing.body).toMatchObject({ statusCode: 400, error: 'Bad Request' });
      }
      const unknown = await save(name, { ...defaults, more: 1 }).expect(400);
      expect(unknown.body).toMatchObject({ message: 'Kolom more tidak dikenal' });
    });

    it.each([null, [], {}, '"text"', 7, [[]]])('a save is refused when the body is %j', async (body) => {
      await admin
        .post(`/api/admin/${name}`)
        .set('Content-Type', 'application/json')
        .send(JSON.stringify(body))
        .expect(400);
    });

    it('refuses invalid values in every field', async () => {
      for (const field of Object.keys(defaults)) {
        for (const value of [
          null,
          7,
          true,
          {},
          [],
          [[]],
          [null],
          '',
          '   ',
          'a\u0000b',
          'x'.repeat(3000),
          '\ud800',
        ]) {
          if (acceptsEmpty(field, value)) continue;
          const response = await save(name, { ...defaults, [field]: value });
          expect([field, value, response.status]).toEqual([field, value, 400]);
        }
      }
      expect(await read(name)).toEqual(shown(defaults));
    });
  });

  describe.each(OBJECTS)('the version of %s', (name, defaults) => {
    const path = `/api/admin/${name}`;
    // The word 'Kami' occurs in the defaults of each content object.
    const variant = (more: string): Json =>
      JSON.parse(JSON.stringify(defaults).replaceAll('Kami', more)) as Json;
    const saveOn = (etag: string, body: Json) => save(name, body).set('If-Match', etag);
    const readInPanel = () => admin.get(path).expect(200);
    const deleteStored = () =>
      shop.app.get(DataSource).query<unknown>('DELETE FROM content WHERE key = $1', [name]);

    it('the ETag is the version, which starts at 0 and grows with each save', async () => {
      await deleteStored();
      const unsaved = await readInPanel();
      expect(unsaved.body).toEqual(defaults);
      expect(unsaved.headers).toMatchObject({ etag: '"0"', 'cache-control': 'no-store' });
      const first = await saveOn('"0"', variant('Hubungi')).expect(200);
      expect(first.headers['etag']).toBe('"1"');
      const saved = await readInPanel();
      expect(saved.headers['etag']).toBe('"1"');
      expect(saved.body).toEqual(first.body);
      expect((await saveOn('"1"', defaults).expect(200)).headers['etag']).toBe('"2"');
      await shop.request().get(path).expect(401);
    });

    it('a save based on an older version fails with 409 and changes nothing', async () => {
      const etag = (await readInPanel()).headers['etag'] ?? '';
      await saveOn(etag, variant('Tab satu')).expect(200);
      const refused = await saveOn(etag, variant('Tab dua')).expect(409);
      expect(refused.body).toEqual({
        statusCode: 409,
        error: 'Conflict',
        message: 'Data ini sudah diubah di tempat lain. Muat ulang lalu coba lagi.',
      });
      expect(refused.headers['etag']).toBeUndefined();
      const kept = await readInPanel();
      expect(kept.body).toEqual(variant('Tab satu'));
      expect(await read(name)).toEqual(shown(variant('Tab satu')));
      await saveOn(kept.headers['etag'] ?? '', variant('Tab dua')).expect(200);
      expect(await read(name)).toEqual(shown(variant('Tab dua')));
    });

    it('without If-Match or with If-Match: *, the last write wins', async () => {
      await save(name, variant('Tab satu')).expect(200);
      await save(name, variant('Tab dua')).expect(200);
      await save(name, variant('Tab tiga')).set('If-Match', '*').expect(200);
      expect(await read(name)).toEqual(shown(variant('Tab tiga')));
    });

    it('only one of several simultaneous saves of the same version succeeds', async () => {
      await deleteStored();
      for (const etag of ['"0"', '"1"']) {
        const responses = await Promise.all(['a', 'b', 'c', 'd'].map((more) => saveOn(etag, variant(more))));
        expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
        expect((await readInPanel()).body).toEqual(responses.find(({ status }) => status === 200)?.body);
      }
    });

    it('a weak ETag in If-Match counts as a strong one, because compressing proxies make ETags weak', async () => {
      await deleteStored();
      await saveOn('W/"7"', defaults).expect(409);
      await saveOn('W/"0"', defaults).expect(200);
    });

    it('before the first save, any version but 0 gets 409; malformed versions get 400', async () => {
      await deleteStored();
      await saveOn('"7"', defaults).expect(409);
      expect((await readInPanel()).headers['etag']).toBe('"0"');
      await saveOn('W/"x"', defaults).expect(400);
      await saveOn('"a1b2"', defaults).expect(400);
      await save(name, defaults).expect(200);
    });
  });

  // Whether the value is empty and the field accepts it: these lists may be empty, and `followers` may be null.
  const acceptsEmpty = (field: string, value: unknown): boolean =>
    (['missionItems', 'designServices', 'printingServices', 'faq'].includes(field) &&
      Array.isArray(value) &&
      value.length === 0) ||
    (field === 'followers' && value === null);

  it.each(situations.links)('refuses the link %j', async (link) => {
    const footer = await save('footer-settings', { ...DEFAULT_FOOTER_SETTINGS, faqLinkUrl: link }).expect(
      400,
    );
    expect(footer.body).toMatchObject({ message: 'Alamat FAQ harus diawali https:// atau /' });
    const social = { ...DEFAULT_SITE_CONTENT.social, instagram: link };
    await save('site-content', { ...DEFAULT_SITE_CONTENT, social }).expect(400);
  });

  it('links accept https URLs; only footer links also accept paths of the site', async () => {
    const links = { faqLinkUrl: 'https://toko.example/faq?a=b#c', aboutLinkUrl: '/#layanan' };
    const response = await save('footer-settings', { ...DEFAULT_FOOTER_SETTINGS, ...links }).expect(200);
    expect(response.body).toMatchObject(links);
    const social = { ...DEFAULT_SITE_CONTENT.social, instagram: '/about' };
    await save('site-content', { ...DEFAULT_SITE_CONTENT, social }).expect(400);
  });

  it('trims texts and keeps the white space inside them', async () => {
    const introText = '  <b>"Halo"</b> & selamat\n\ndatang 👋  ';
    const response = await save('about-content', {
      ...DEFAULT_ABOUT_CONTENT,
      introText,
      missionItems: ['  satu ', 'dua'],
    }).expect(200);
    expect(response.body).toMatchObject({ introText: introText.trim(), missionItems: ['satu', 'dua'] });
  });

  it('refuses lists with too many rows', async () => {
    const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `Butir ${index}`);
    await save('about-content', { ...DEFAULT_ABOUT_CONTENT, missionItems: many(20) }).expect(200);
    const response = await save('about-content', { ...DEFAULT_ABOUT_CONTENT, missionItems: many(21) }).expect(
      400,
    );
    expect(response.body).toMatchObject({ message: 'Butir misi paling banyak 20 baris' });
    const faq = many(51).map((question) => ({ question, answer: 'Ya.' }));
    await save('site-content', { ...DEFAULT_SITE_CONTENT, faq }).expect(400);
    await save('site-content', { ...DEFAULT_SITE_CONTENT, faq: faq.slice(0, 50) }).expect(200);
    await save('site-content', { ...DEFAULT_SITE_CONTENT, faq: [] }).expect(200);
  });

  describe('site content', () => {
    const withCompany = (company: Json) =>
      save('site-content', {
        ...DEFAULT_SITE_CONTENT,
        company: { ...DEFAULT_SITE_CONTENT.company, ...company },
      });
    const week = [1, 2, 3, 4, 5, 6, 7];

    it.each(['081234567890', '+62 812-3456-7890', '0062 812 3456 7890', '+65 9123 4567'])(
      'keeps the chat number %s as typed, without the spaces around it',
      async (chatNumber) => {
        const response = await withCompany({ chatNumber: ` ${chatNumber} ` }).expect(200);
        expect(response.body).toMatchObject({ company: { chatNumber } });
      },
    );

    it.each(['kantor', '0812', '123', '12345678901234567', '0812x3456789'])(
      'refuses the chat number %s and gives a valid example',
      async (chatNumber) => {
        const response = await withCompany({ chatNumber }).expect(400);
        expect(response.body).toMatchObject({
          message: 'Nomor chat tidak dikenali. Tulis seperti 0812 3456 7890',
        });
      },
    );

    it('accepts opening hours for no day and for the whole week', async () => {
      for (const hours of [[], [{ days: week, opens: '00:00', closes: '23:59' }]])
        expect((await withCompany({ hours }).expect(200)).body).toMatchObject({ company: { hours } });
    });

    it.each(situations.hours.flat())('refuses the opening hours %j', async (row) => {
      await withCompany({ hours: [row] }).expect(400);
    });

    it('one day may have two rows of opening hours, unless the rows overlap', async () => {
      const hours = (opens: string) => [
        { days: [1, 2], opens: '09:00', closes: '12:00' },
        { days: [2], opens, closes: '18:00' },
      ];
      const saved = await withCompany({ hours: hours('13:00') }).expect(200);
      expect(saved.body).toMatchObject({ company: { hours: hours('13:00') } });
      const refused = await withCompany({ hours: hours('11:59') }).expect(400);
      expect(refused.body).toMatchObject({ message: 'Jam buka Selasa bertumpuk' });
    });

    const special = { from: '2098-12-24', to: '2098-12-26', hours: [], note: 'Natal' };
    const optionalFields = {
      timeZone: 'WITA',
      specialHours: [special, { ...special, from: '2098-12-31', to: '2098-12-31', note: null }],
      mapUrl: 'https://maps.app.goo.gl/contoh',
    };

    it('time zone, special hours and map link are kept when omitted and reset by null', async () => {
      expect((await withCompany(optionalFields).expect(200)).body).toMatchObject({ company: optionalFields });
      const { name, chatNumber, address, hours } = DEFAULT_SITE_CONTENT.company;
      const withoutOptional = { ...DEFAULT_SITE_CONTENT, company: { name, chatNumber, address, hours } };
      await save('site-content', withoutOptional).expect(200);
      expect(await read('site-content')).toMatchObject({ company: optionalFields });
      await withCompany({ timeZone: null, specialHours: null, mapUrl: null }).expect(200);
      expect(await read('site-content')).toMatchObject({
        company: { timeZone: 'WIB', specialHours: [], mapUrl: null },
      });
    });

    it('past special hours are hidden from visitors, but not in the panel', async () => {
      const over = { ...special, from: '2020-01-01', to: '2020-01-01' };
      await withCompany({ ...optionalFields, specialHours: [over, special] }).expect(200);
      expect(await read('site-content')).toMatchObject({ company: { specialHours: [special] } });
      const { body } = await admin.get('/api/admin/site-content').expect(200);
      expect(body).toMatchObject({ company: { specialHours: [over, special] } });
    });

    it.each<[string, Json]>([
      ['Zona waktu harus WIB, WITA, WIT', { timeZone: 'UTC' }],
      ['Tautan peta harus diawali https://', { mapUrl: 'javascript:alert(1)' }],
      [
        'Tanggal 2098-12-26 ada di dua jam khusus',
        { specialHours: [special, { ...special, from: '2098-12-26' }] },
      ],
      [
        'Sampai tanggal harus ditulis seperti 2026-12-25',
        { specialHours: [{ ...special, to: '26/12/2098' }] },
      ],
      ['Tanggal 2098-02-29 tidak ada', { specialHours: [{ ...special, from: '2098-02-29' }] }],
      ['Jam khusus dan libur harus berupa daftar', { specialHours: 'libur' }],
      ['Jam khusus dan libur harus berupa objek', { specialHours: [[]] }],
      [
        'Jam khusus dan libur paling banyak 60 baris',
        { specialHours: Array.from({ length: 61 }, () => special) },
      ],
    ])('an invalid field of the company is refused with the message: %s', async (message, company) => {
      const before = await read('site-content');
      const { body } = await withCompany(company).expect(400);
      expect((body as { message: string }).message).toContain(message);
      expect(await read('site-content')).toEqual(before);
    });

    it('stores an empty social profile as null, and refuses missing and unknown profiles', async () => {
      const social = { instagram: '', marketplace: null };
      const response = await save('site-content', { ...DEFAULT_SITE_CONTENT, social }).expect(200);
      expect(response.body).toMatchObject({
        social: { instagram: null, marketplace: null, facebook: null, tiktok: null },
      });
      await save('site-content', { ...DEFAULT_SITE_CONTENT, social: { instagram: null } }).expect(400);
      await save('site-content', { ...DEFAULT_SITE_CONTENT, social: { ...social, x: null } }).expect(400);
    });

    it('returns the saved follower counts, and null after a save without follower counts', async () => {
      const followers = { instagram: '1.2K', facebook: '250', tiktok: '' };
      const response = await save('site-content', { ...DEFAULT_SITE_CONTENT, followers }).expect(200);
      expect(response.body).toMatchObject({
        followers: { instagram: '1.2K', facebook: '250', tiktok: null },
      });
      await save('site-content', { ...DEFAULT_SITE_CONTENT, followers: { instagram: 1200 } }).expect(400);
      await save('site-content', { ...DEFAULT_SITE_CONTENT, followers: 'banyak' }).expect(400);
      await save('site-content', DEFAULT_SITE_CONTENT).expect(200);
      expect(await read('site-content')).toMatchObject({ followers: null });
    });

    it.each<[string, Json]>([
      ['a question without an answer', { faq: [{ question: 'Apa?' }] }],
      ['a question that is a string', { faq: ['Apa?'] }],
      ['a question that is a list', { faq: [[]] }],
      ['a question that is null', { faq: [null] }],
      ['a hero that is a list', { hero: [] }],
      ['a hero without a title', { hero: { ...DEFAULT_SITE_CONTENT.hero, title: ' ' } }],
      ['a company that is null', { company: null }],
      ['unknown nested fields', { hero: { ...DEFAULT_SITE_CONTENT.hero, color: 'red' } }],
    ])('site content refuses %s', async (_, part) => {
      await save('site-content', { ...DEFAULT_SITE_CONTENT, ...part }).expect(400);
    });

    it('names invalid fields by their Indonesian labels', async () => {
      const response = await save('site-content', {
        ...DEFAULT_SITE_CONTENT,
        hero: { ...DEFAULT_SITE_CONTENT.hero, title: '' },
        faq: [{ question: 'Apa?', answer: '' }],
      }).expect(400);
      expect(response.body).toMatchObject({ message: 'Judul wajib diisi; Jawaban wajib diisi' });
    });
  });

  it('adds defaults for fields that are not stored, and omits stored fields that are unknown', async () => {
    await save('footer-settings', DEFAULT_FOOTER_SETTINGS).expect(200);
    await shop.app
      .get(DataSource)
      .query(
        `UPDATE content SET body = body - 'copyrightText' || '{"gone": 1}' WHERE key = 'footer-settings'`,
      );
    expect(await read('footer-settings')).toEqual(DEFAULT_FOOTER_SETTINGS);
  });

  it('simultaneous saves store the complete body of one save, never a mixture', async () => {
    const variant = (letter: string): Json =>
      Object.fromEntries(
        Object.entries(DEFAULT_FOOTER_SETTINGS).map(([key, value]) => [
          key,
          key.endsWith('Url') ? value : letter,
        ]),
      );
    const saves = ['a', 'b', 'c', 'd'].map((letter) => save('footer-settings', variant(letter)).expect(200));
    await Promise.all(saves);
    const { faqLinkText } = (await read('footer-settings')) as { faqLinkText: string };
    expect(await read('footer-settings')).toEqual(variant(faqLinkText));
  });
});
