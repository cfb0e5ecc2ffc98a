SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public.fold_product() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM product_text WHERE product_id = OLD.id;
          RETURN NULL;
        END IF;
        INSERT INTO product_text (product_id, folded) VALUES (NEW.id, search_fold(NEW.name || chr(10) || NEW.description))
        ON CONFLICT (product_id) DO UPDATE SET folded = excluded.folded;
        RETURN NULL;
      END $$;
CREATE FUNCTION public.keep_category_slug() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        IF TG_OP = 'DELETE' THEN
          DELETE FROM category_slug WHERE category_id = OLD.id;
          RETURN NULL;
        END IF;
        IF NEW.slug = OLD.slug THEN
          RETURN NULL;
        END IF;
        INSERT INTO category_slug (category_id, slug, until) VALUES (OLD.id, OLD.slug, clock_timestamp())
        ON CONFLICT (slug, category_id) DO UPDATE SET until = excluded.until;
        DELETE FROM category_slug s WHERE s.category_id = OLD.id AND (s.slug = NEW.slug OR s.slug NOT IN (
          SELECT slug FROM category_slug WHERE category_id = OLD.id ORDER BY until DESC LIMIT 20));
        RETURN NULL;
      END $$;
CREATE FUNCTION public.notify_shop_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      BEGIN
        PERFORM pg_notify('shop_changed', TG_TABLE_NAME);
        RETURN NULL;
      END $$;
CREATE FUNCTION public.record_change() RETURNS trigger
    LANGUAGE plpgsql
    SET "TimeZone" TO 'UTC'
    AS $$
      DECLARE
        key_column CONSTANT text := TG_ARGV[0];
        origin CONSTANT jsonb := current_setting('etalase.change');
        current_id bigint := nullif(current_setting('etalase.change_id', true), '');
        is_first CONSTANT boolean := current_id IS NULL;
        last_seq integer := 0;
        recorded integer;
      BEGIN
        IF is_first THEN
          INSERT INTO change (at, kind, browser, undoes)
          VALUES ((origin ->> 'at')::timestamptz, origin ->> 'kind', origin ->> 'browser', (origin ->> 'undoes')::bigint)
          RETURNING id INTO current_id;
        ELSE
          SELECT max(seq) INTO last_seq FROM change_row WHERE change_id = current_id;
        END IF;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO change_row (change_id, seq, table_name, row_id, before, after)
          SELECT current_id, last_seq + row_number() OVER (), TG_TABLE_NAME, n.value ->> key_column, NULL, n.value
          FROM (SELECT to_jsonb(new_rows) AS value FROM new_rows) n;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO change_row (change_id, seq, table_name, row_id, before, after)
          SELECT current_id, last_seq + row_number() OVER (), TG_TABLE_NAME, o.value ->> key_column, o.value, NULL
          FROM (SELECT to_jsonb(old_rows) AS value FROM old_rows) o;
        ELSE
          INSERT INTO change_row (change_id, seq, table_name, row_id, before, after)
          SELECT current_id, last_seq + row_number() OVER (), TG_TABLE_NAME, o.value ->> key_column, d.before, d.after
          FROM (SELECT to_jsonb(old_rows) AS value FROM old_rows) o
          JOIN (SELECT to_jsonb(new_rows) AS value FROM new_rows) n ON n.value ->> key_column = o.value ->> key_column
          CROSS JOIN LATERAL (
            SELECT jsonb_object_agg(e.key, e.value) AS before, jsonb_object_agg(e.key, n.value -> e.key) AS after
            FROM jsonb_each(o.value) e WHERE n.value -> e.key IS DISTINCT FROM e.value
          ) d
          WHERE d.before IS NOT NULL;
        END IF;
        GET DIAGNOSTICS recorded = ROW_COUNT;
        IF is_first AND recorded = 0 THEN
          DELETE FROM change WHERE id = current_id;
        ELSE
          PERFORM set_config('etalase.change_id', current_id::text, true);
        END IF;
        RETURN NULL;
      END $$;
CREATE FUNCTION public.search_fold(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
        SELECT replace(replace(replace(replace(translate(
          lower(regexp_replace(normalize(replace(value, '´', ''), NFKD), '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\U00013430-\U0001343F\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F''\u0060\u02B9-\u02BF\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uA78B\uA78C\u2010-\u2013\u2212-]+', '', 'g') COLLATE "id-x-icu"),
          'ıłøđðħŧς×', 'iloddhtσx'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
      $$;
CREATE FUNCTION public.track_changes(table_name text, key_column text DEFAULT 'id'::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
      DECLARE
        operation text;
        transition text;
      BEGIN
        FOR operation, transition IN VALUES
          ('insert', 'NEW TABLE AS new_rows'),
          ('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
          ('delete', 'OLD TABLE AS old_rows')
        LOOP
          EXECUTE format(
            'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT '
            'WHEN (coalesce(current_setting(''etalase.change'', true), '''') <> '''') '
            'EXECUTE FUNCTION record_change(%L)',
            table_name || '_' || operation || '_recorded', operation, table_name, transition, key_column);
        END LOOP;
      END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.admin_account (
    id smallint NOT NULL,
    password_hash text NOT NULL,
    password_version integer NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT admin_account_is_one CHECK ((id = 1))
);
CREATE TABLE public.admin_session (
    token_hash text NOT NULL,
    password_version integer NOT NULL,
    started_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    browser text,
    device text
);
CREATE TABLE public.backup_status (
    only_row smallint NOT NULL,
    counted_from timestamp with time zone NOT NULL,
    last_backup_at timestamp with time zone,
    last_daily_backup_at timestamp with time zone,
    CONSTRAINT backup_status_only_one CHECK ((only_row = 1))
);
CREATE TABLE public.category (
    id uuid NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    description text,
    sort_order integer NOT NULL,
    is_active boolean NOT NULL,
    is_sample boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    version integer NOT NULL,
    service_pages text[] DEFAULT '{}'::text[] NOT NULL,
    chat_number text
);
CREATE TABLE public.category_slug (
    category_id uuid NOT NULL,
    slug text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.change (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    browser text,
    undoes bigint
);
ALTER TABLE public.change ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.change_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.change_row (
    change_id bigint NOT NULL,
    seq integer NOT NULL,
    table_name text NOT NULL,
    row_id text NOT NULL,
    before jsonb,
    after jsonb
);
CREATE TABLE public.content (
    key text NOT NULL,
    body jsonb NOT NULL,
    version integer NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.flash_sale (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    discount_percentage integer NOT NULL,
    start_date timestamp with time zone,
    end_date timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    version integer NOT NULL,
    is_sample boolean DEFAULT false NOT NULL,
    CONSTRAINT flash_sale_percentage CHECK (((discount_percentage >= 1) AND (discount_percentage <= 99))),
    CONSTRAINT flash_sale_window CHECK ((end_date > COALESCE(start_date, created_at)))
);
CREATE TABLE public.installation (
    only_row smallint NOT NULL,
    id uuid NOT NULL,
    CONSTRAINT installation_only_one CHECK ((only_row = 1))
);
CREATE TABLE public.login_attempts (
    client text NOT NULL,
    failures integer NOT NULL,
    free_at timestamp with time zone NOT NULL,
    forgotten_at timestamp with time zone NOT NULL
);
CREATE TABLE public.login_day (
    day date NOT NULL,
    browser text NOT NULL,
    logged_in_at timestamp with time zone,
    is_confirmed boolean DEFAULT false NOT NULL,
    wrong_passwords integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);
CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;
CREATE TABLE public.pins (
    id text NOT NULL,
    product_ids uuid[] NOT NULL,
    version integer NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT pins_few CHECK ((cardinality(product_ids) <= 12)),
    CONSTRAINT pins_only_one CHECK ((id = 'pins'::text))
);
CREATE TABLE public.preview_link (
    id uuid NOT NULL,
    product_id uuid NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone
);
CREATE TABLE public.product (
    id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    price bigint NOT NULL,
    images text[] NOT NULL,
    is_new boolean NOT NULL,
    whatsapp_number text,
    shopee_link text,
    is_active boolean NOT NULL,
    is_sample boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone,
    version integer NOT NULL,
    publish_at timestamp with time zone,
    category_id uuid NOT NULL,
    pricing jsonb,
    price_unit text,
    price_from boolean,
    price_on_request boolean,
    CONSTRAINT product_images_some CHECK (((cardinality(images) >= 1) AND (cardinality(images) <= 5))),
    CONSTRAINT product_price_whole CHECK ((price >= 0))
)
WITH (fillfactor='50');
ALTER TABLE ONLY public.product ALTER COLUMN pricing SET STORAGE EXTERNAL;
CREATE TABLE public.product_import (
    id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    list text NOT NULL,
    report text NOT NULL,
    result text
);
CREATE TABLE public.product_text (
    product_id uuid NOT NULL,
    folded text NOT NULL
);
CREATE TABLE public.published_image (
    key text NOT NULL,
    published_at timestamp with time zone NOT NULL,
    unreferenced_since timestamp with time zone,
    is_released boolean DEFAULT false NOT NULL
);
CREATE TABLE public.purge_run (
    only_row smallint NOT NULL,
    last_run_at timestamp with time zone,
    CONSTRAINT purge_run_only_one CHECK ((only_row = 1))
);
CREATE TABLE public.sample_data (
    id smallint NOT NULL,
    stage text NOT NULL,
    CONSTRAINT sample_data_only_one CHECK ((id = 1)),
    CONSTRAINT sample_data_stage CHECK ((stage = ANY (ARRAY['begun'::text, 'sown'::text, 'removed'::text])))
);
CREATE TABLE public.search_in_vain (
    day date NOT NULL,
    words text NOT NULL,
    count integer NOT NULL,
    is_new boolean NOT NULL
);
CREATE TABLE public.settings (
    id smallint NOT NULL,
    session_timeout_minutes smallint NOT NULL,
    version integer NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    first_steps_hidden boolean DEFAULT false NOT NULL,
    hours_confirmed boolean DEFAULT false NOT NULL,
    CONSTRAINT settings_only_one CHECK ((id = 1))
);
CREATE TABLE public.upload (
    id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    state text NOT NULL,
    quarantine_key text,
    image_key text,
    CONSTRAINT upload_image_key CHECK (((state = 'published'::text) = (image_key IS NOT NULL))),
    CONSTRAINT upload_quarantine_key CHECK (((state = 'uploaded'::text) = (quarantine_key IS NOT NULL))),
    CONSTRAINT upload_state CHECK ((state = ANY (ARRAY['issued'::text, 'uploaded'::text, 'published'::text])))
);
CREATE TABLE public.upload_secret (
    id integer NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT upload_secret_only_one CHECK ((id = 1))
);
CREATE TABLE public.visit_count (
    day date NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    product_id uuid,
    count integer NOT NULL
);
ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);
INSERT INTO public.admin_account (id, password_hash, password_version, updated_at) VALUES (1, '$argon2id$v=19$m=19456,t=2,p=1$8eisy5pOyG4zVwqiRjgNGQ$E44QccBQZGYgSVXMLqtJiD4A9+aAjfRh0W8gdlpks+o', 1, '2026-11-28 08:41:46.597+00');
INSERT INTO public.backup_status (only_row, counted_from, last_backup_at, last_daily_backup_at) VALUES (1, '2026-11-28 08:41:46.206977+00', '2026-11-28 08:41:50.548+00', NULL);
INSERT INTO public.category (id, name, slug, description, sort_order, is_active, is_sample, created_at, updated_at, deleted_at, version, service_pages, chat_number) VALUES ('8110d9ff-3543-4d17-8aae-c59e95839f66', 'Percetakan', 'percetakan', NULL, 0, true, false, '2026-11-28 08:41:47.59+00', '2026-11-28 08:41:47.59+00', NULL, 1, '{printing}', NULL);
INSERT INTO public.category (id, name, slug, description, sort_order, is_active, is_sample, created_at, updated_at, deleted_at, version, service_pages, chat_number) VALUES ('beb10a83-0a91-4c15-9425-e5fbc2b86398', 'Kaos', 'kaos', NULL, 0, true, false, '2026-11-28 08:41:47.678+00', '2026-11-28 08:41:47.678+00', NULL, 1, '{printing}', NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (1, '2026-11-28 08:41:47.592+00', 'createCategory', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (2, '2026-11-28 08:41:47.679+00', 'createCategory', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (3, '2026-11-28 08:41:47.732+00', 'createProduct', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (4, '2026-11-28 08:41:47.778+00', 'createProduct', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (5, '2026-11-28 08:41:47.816+00', 'createProduct', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (6, '2026-11-28 08:41:47.954+00', 'createFlashSale', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (7, '2026-11-28 08:41:48.021+00', 'deleteProduct', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (8, '2026-11-28 08:41:48.061+00', 'saveSettings', NULL, NULL);
INSERT INTO public.change (id, at, kind, browser, undoes) VALUES (10, '2026-11-28 08:41:48.099+00', 'saveDisplayContent', NULL, NULL);
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (1, 1, 'category', '8110d9ff-3543-4d17-8aae-c59e95839f66', NULL, '{"id": "8110d9ff-3543-4d17-8aae-c59e95839f66", "name": "Percetakan", "slug": "percetakan", "version": 1, "is_active": true, "is_sample": false, "created_at": "2026-11-28T08:41:47.59+00:00", "deleted_at": null, "sort_order": 0, "updated_at": "2026-11-28T08:41:47.59+00:00", "chat_number": null, "description": null, "service_pages": ["printing"]}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (2, 1, 'category', 'beb10a83-0a91-4c15-9425-e5fbc2b86398', NULL, '{"id": "beb10a83-0a91-4c15-9425-e5fbc2b86398", "name": "Kaos", "slug": "kaos", "version": 1, "is_active": true, "is_sample": false, "created_at": "2026-11-28T08:41:47.678+00:00", "deleted_at": null, "sort_order": 0, "updated_at": "2026-11-28T08:41:47.678+00:00", "chat_number": null, "description": null, "service_pages": ["printing"]}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (3, 1, 'product', '70d5ad0d-4c0a-424d-b390-d95f6d85869b', NULL, '{"id": "70d5ad0d-4c0a-424d-b390-d95f6d85869b", "name": "Kartu Nama", "price": 25000, "images": ["https://images.example/kartu-nama.jpg", "/objects/06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg"], "is_new": false, "pricing": null, "version": 1, "is_active": true, "is_sample": false, "created_at": "2026-11-28T08:41:47.724+00:00", "deleted_at": null, "price_from": null, "price_unit": null, "publish_at": null, "updated_at": "2026-11-28T08:41:47.724+00:00", "category_id": "8110d9ff-3543-4d17-8aae-c59e95839f66", "description": "Kartu Nama café", "shopee_link": null, "whatsapp_number": "0812 3456 7890", "price_on_request": null}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (4, 1, 'product', '17b2542f-8333-4ea5-87ff-26b287638b20', NULL, '{"id": "17b2542f-8333-4ea5-87ff-26b287638b20", "name": "Spanduk", "price": 25000, "images": ["https://images.example/kartu-nama.jpg", "/objects/06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg"], "is_new": false, "pricing": null, "version": 1, "is_active": true, "is_sample": false, "created_at": "2026-11-28T08:41:47.771+00:00", "deleted_at": null, "price_from": null, "price_unit": null, "publish_at": null, "updated_at": "2026-11-28T08:41:47.771+00:00", "category_id": "8110d9ff-3543-4d17-8aae-c59e95839f66", "description": "Spanduk café", "shopee_link": null, "whatsapp_number": "0812 3456 7890", "price_on_request": null}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (5, 1, 'product', '68a6114e-d0f9-45af-8e08-7f15267e6e9a', NULL, '{"id": "68a6114e-d0f9-45af-8e08-7f15267e6e9a", "name": "Brosur", "price": 25000, "images": ["https://images.example/kartu-nama.jpg", "/objects/06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg"], "is_new": false, "pricing": null, "version": 1, "is_active": true, "is_sample": false, "created_at": "2026-11-28T08:41:47.808+00:00", "deleted_at": null, "price_from": null, "price_unit": null, "publish_at": null, "updated_at": "2026-11-28T08:41:47.808+00:00", "category_id": "8110d9ff-3543-4d17-8aae-c59e95839f66", "description": "Brosur café", "shopee_link": null, "whatsapp_number": "0812 3456 7890", "price_on_request": null}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (6, 1, 'flash_sale', 'a885b1bd-1628-499b-8cdc-f5a67a97a462', NULL, '{"id": "a885b1bd-1628-499b-8cdc-f5a67a97a462", "version": 1, "end_date": "2036-11-25T08:41:47.908+00:00", "is_sample": false, "created_at": "2026-11-28T08:41:47.952+00:00", "deleted_at": null, "product_id": "70d5ad0d-4c0a-424d-b390-d95f6d85869b", "start_date": null, "updated_at": "2026-11-28T08:41:47.952+00:00", "discount_percentage": 20}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (7, 1, 'product', '68a6114e-d0f9-45af-8e08-7f15267e6e9a', '{"version": 1, "deleted_at": null, "updated_at": "2026-11-28T08:41:47.808+00:00"}', '{"version": 2, "deleted_at": "2026-11-28T08:41:48.02+00:00", "updated_at": "2026-11-28T08:41:48.02+00:00"}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (8, 1, 'settings', '1', '{"version": 1, "updated_at": "2026-11-28T08:41:46.597+00:00", "session_timeout_minutes": 30}', '{"version": 2, "updated_at": "2026-11-28T08:41:48.059+00:00", "session_timeout_minutes": 60}');
INSERT INTO public.change_row (change_id, seq, table_name, row_id, before, after) VALUES (10, 1, 'content', 'display', NULL, '{"key": "display", "body": {"showAdminLink": true, "showPriceList": false, "showNewsletter": true}, "version": 1, "updated_at": "2026-11-28T08:41:48.097+00:00"}');
INSERT INTO public.content (key, body, version, updated_at) VALUES ('display', '{"showAdminLink": true, "showPriceList": false, "showNewsletter": true}', 1, '2026-11-28 08:41:48.097+00');
INSERT INTO public.flash_sale (id, product_id, discount_percentage, start_date, end_date, created_at, updated_at, deleted_at, version, is_sample) VALUES ('a885b1bd-1628-499b-8cdc-f5a67a97a462', '70d5ad0d-4c0a-424d-b390-d95f6d85869b', 20, NULL, '2036-11-25 08:41:47.908+00', '2026-11-28 08:41:47.952+00', '2026-11-28 08:41:47.952+00', NULL, 1, false);
INSERT INTO public.installation (only_row, id) VALUES (1, 'a2b317fb-4546-4fa2-aa91-27a74cd140b7');
INSERT INTO public.login_day (day, browser, logged_in_at, is_confirmed, wrong_passwords) VALUES ('2026-11-28', '', '2026-11-28 08:41:46.858+00', true, 0);
INSERT INTO public.migrations (id, "timestamp", name) VALUES (1, 1763600000001, 'Platform1763600000001');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (2, 1763600000002, 'Records1763600000002');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (3, 1763600000003, 'Catalog1763600000003');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (4, 1763600000004, 'FlashSales1763600000004');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (5, 1763600000005, 'Content1763600000005');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (6, 1763600000006, 'AdminAuth1763600000006');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (7, 1763600000007, 'Media1763600000007');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (8, 1763600000008, 'Operations1763600000008');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (9, 1763700000020, 'Visits1763700000020');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (10, 1763700000021, 'EarlierSlugs1763700000021');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (11, 1763700000026, 'Pricing1763700000026');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (12, 1763700000030, 'Pins1763700000030');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (13, 1763700000043, 'ProductImports1763700000043');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (14, 1763700000044, 'ProductFillfactor1763700000044');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (15, 1763700000050, 'PlainSearchWords1763700000050');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (16, 1763700000051, 'SessionDevice1763700000051');
INSERT INTO public.migrations (id, "timestamp", name) VALUES (17, 1763700000052, 'LoginDay1763700000052');
INSERT INTO public.preview_link (id, product_id, token_hash, expires_at, revoked_at) VALUES ('cd047d53-6b9f-49e1-b0f4-b324528d0d9b', '17b2542f-8333-4ea5-87ff-26b287638b20', '738829a491012254252289c9130f841d63b711c10785fc110cc112aab1efab0b', '2026-12-05 08:41:47.993+00', NULL);
INSERT INTO public.product (id, name, description, price, images, is_new, whatsapp_number, shopee_link, is_active, is_sample, created_at, updated_at, deleted_at, version, publish_at, category_id, pricing, price_unit, price_from, price_on_request) VALUES ('70d5ad0d-4c0a-424d-b390-d95f6d85869b', 'Kartu Nama', 'Kartu Nama café', 25000, '{https://images.example/kartu-nama.jpg,/objects/06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg}', false, '0812 3456 7890', NULL, true, false, '2026-11-28 08:41:47.724+00', '2026-11-28 08:41:47.724+00', NULL, 1, NULL, '8110d9ff-3543-4d17-8aae-c59e95839f66', NULL, NULL, NULL, NULL);
INSERT INTO public.product (id, name, description, price, images, is_new, whatsapp_number, shopee_link, is_active, is_sample, created_at, updated_at, deleted_at, version, publish_at, category_id, pricing, price_unit, price_from, price_on_request) VALUES ('17b2542f-8333-4ea5-87ff-26b287638b20', 'Spanduk', 'Spanduk café', 25000, '{https://images.example/kartu-nama.jpg,/objects/06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg}', false, '0812 3456 7890', NULL, true, false, '2026-11-28 08:41:47.771+00', '2026-11-28 08:41:47.771+00', NULL, 1, NULL, '8110d9ff-3543-4d17-8aae-c59e95839f66', NULL, NULL, NULL, NULL);
INSERT INTO public.product (id, name, description, price, images, is_new, whatsapp_number, shopee_link, is_active, is_sample, created_at, updated_at, deleted_at, version, publish_at, category_id, pricing, price_unit, price_from, price_on_request) VALUES ('68a6114e-d0f9-45af-8e08-7f15267e6e9a', 'Brosur', 'Brosur café', 25000, '{https://images.example/kartu-nama.jpg,/objects/06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg}', false, '0812 3456 7890', NULL, true, false, '2026-11-28 08:41:47.808+00', '2026-11-28 08:41:48.02+00', '2026-11-28 08:41:48.02+00', 2, NULL, '8110d9ff-3543-4d17-8aae-c59e95839f66', NULL, NULL, NULL, NULL);
INSERT INTO public.product_text (product_id, folded) VALUES ('70d5ad0d-4c0a-424d-b390-d95f6d85869b', 'kartu nama
kartu nama cafe');
INSERT INTO public.product_text (product_id, folded) VALUES ('17b2542f-8333-4ea5-87ff-26b287638b20', 'spanduk
spanduk cafe');
INSERT INTO public.product_text (product_id, folded) VALUES ('68a6114e-d0f9-45af-8e08-7f15267e6e9a', 'brosur
brosur cafe');
INSERT INTO public.published_image (key, published_at, unreferenced_since, is_released) VALUES ('06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg', '2026-11-28 08:41:47.551+00', '2026-11-28 08:41:47.809+00', false);
INSERT INTO public.purge_run (only_row, last_run_at) VALUES (1, NULL);
INSERT INTO public.settings (id, session_timeout_minutes, version, updated_at, first_steps_hidden, hours_confirmed) VALUES (1, 60, 2, '2026-11-28 08:41:48.059+00', false, false);
INSERT INTO public.upload (id, issued_at, state, quarantine_key, image_key) VALUES ('e0411d86-b5f2-4be9-93b9-7c8d2a362599', '2026-11-28 08:41:46.904+00', 'published', NULL, '06456965ececa9d34b3409a1fb9567cf-600x400-c8a06f.jpg');
SELECT pg_catalog.setval('public.change_id_seq', 10, true);
SELECT pg_catalog.setval('public.migrations_id_seq', 17, true);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_account
    ADD CONSTRAINT admin_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_session
    ADD CONSTRAINT admin_session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.backup_status
    ADD CONSTRAINT backup_status_pk PRIMARY KEY (only_row);
ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.category_slug
    ADD CONSTRAINT category_slug_pk PRIMARY KEY (slug, category_id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.change_row
    ADD CONSTRAINT change_row_pk PRIMARY KEY (change_id, seq);
ALTER TABLE ONLY public.content
    ADD CONSTRAINT content_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.flash_sale
    ADD CONSTRAINT flash_sale_overlap EXCLUDE USING gist (product_id WITH =, tstzrange(COALESCE(start_date, created_at), end_date, '[)'::text) WITH &&) WHERE ((deleted_at IS NULL));
ALTER TABLE ONLY public.flash_sale
    ADD CONSTRAINT flash_sale_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.installation
    ADD CONSTRAINT installation_pk PRIMARY KEY (only_row);
ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (client);
ALTER TABLE ONLY public.login_day
    ADD CONSTRAINT login_day_pkey PRIMARY KEY (day, browser);
ALTER TABLE ONLY public.pins
    ADD CONSTRAINT pins_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_token UNIQUE (token_hash);
ALTER TABLE ONLY public.product_import
    ADD CONSTRAINT product_import_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.product_text
    ADD CONSTRAINT product_text_pk PRIMARY KEY (product_id);
ALTER TABLE ONLY public.published_image
    ADD CONSTRAINT published_image_pk PRIMARY KEY (key);
ALTER TABLE ONLY public.purge_run
    ADD CONSTRAINT purge_run_pk PRIMARY KEY (only_row);
ALTER TABLE ONLY public.sample_data
    ADD CONSTRAINT sample_data_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.search_in_vain
    ADD CONSTRAINT search_in_vain_pk PRIMARY KEY (words, day);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.upload
    ADD CONSTRAINT upload_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.upload_secret
    ADD CONSTRAINT upload_secret_pk PRIMARY KEY (id);
ALTER TABLE ONLY public.visit_count
    ADD CONSTRAINT visit_count_key UNIQUE NULLS NOT DISTINCT (day, kind, source, product_id);
CREATE INDEX category_deleted ON public.category USING btree (deleted_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX category_slug_category ON public.category_slug USING btree (category_id, until DESC);
CREATE UNIQUE INDEX category_slug_live ON public.category USING btree (slug) WHERE (deleted_at IS NULL);
CREATE INDEX change_at ON public.change USING btree (at);
CREATE INDEX change_row_subject ON public.change_row USING btree (table_name, row_id, change_id);
CREATE INDEX flash_sale_deleted ON public.flash_sale USING btree (deleted_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX flash_sale_end ON public.flash_sale USING btree (end_date, id) WHERE (deleted_at IS NULL);
CREATE INDEX login_attempts_forgotten_at ON public.login_attempts USING btree (forgotten_at);
CREATE INDEX preview_link_product ON public.preview_link USING btree (product_id);
CREATE INDEX product_category ON public.product USING btree (category_id, created_at DESC, id);
CREATE INDEX product_deleted ON public.product USING btree (deleted_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX product_newest ON public.product USING btree (created_at DESC, id) INCLUDE (is_active, publish_at) WHERE (deleted_at IS NULL);
CREATE INDEX product_publish_at ON public.product USING btree (publish_at) WHERE ((deleted_at IS NULL) AND (NOT is_active) AND (publish_at IS NOT NULL));
CREATE INDEX product_search ON public.product USING gin (lower((name COLLATE "id-x-icu")) public.gin_trgm_ops, lower((description COLLATE "id-x-icu")) public.gin_trgm_ops) WITH (fastupdate=off) WHERE (deleted_at IS NULL);
CREATE INDEX product_text_search ON public.product_text USING gin (folded public.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX search_in_vain_day ON public.search_in_vain USING btree (day);
CREATE TRIGGER category_changed AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION public.notify_shop_changed();
CREATE TRIGGER category_delete_recorded AFTER DELETE ON public.category REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER category_insert_recorded AFTER INSERT ON public.category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER category_update_recorded AFTER UPDATE ON public.category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER content_changed AFTER INSERT OR DELETE OR UPDATE ON public.content FOR EACH STATEMENT EXECUTE FUNCTION public.notify_shop_changed();
CREATE TRIGGER content_delete_recorded AFTER DELETE ON public.content REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('key');
CREATE TRIGGER content_insert_recorded AFTER INSERT ON public.content REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('key');
CREATE TRIGGER content_update_recorded AFTER UPDATE ON public.content REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('key');
CREATE TRIGGER flash_sale_changed AFTER INSERT OR DELETE OR UPDATE ON public.flash_sale FOR EACH STATEMENT EXECUTE FUNCTION public.notify_shop_changed();
CREATE TRIGGER flash_sale_delete_recorded AFTER DELETE ON public.flash_sale REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER flash_sale_insert_recorded AFTER INSERT ON public.flash_sale REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER flash_sale_update_recorded AFTER UPDATE ON public.flash_sale REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER fold_product AFTER INSERT OR DELETE OR UPDATE OF name, description ON public.product FOR EACH ROW EXECUTE FUNCTION public.fold_product();
CREATE TRIGGER keep_category_slug AFTER DELETE OR UPDATE OF slug ON public.category FOR EACH ROW EXECUTE FUNCTION public.keep_category_slug();
CREATE TRIGGER pins_changed AFTER INSERT OR DELETE OR UPDATE ON public.pins FOR EACH STATEMENT EXECUTE FUNCTION public.notify_shop_changed();
CREATE TRIGGER pins_delete_recorded AFTER DELETE ON public.pins REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER pins_insert_recorded AFTER INSERT ON public.pins REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER pins_update_recorded AFTER UPDATE ON public.pins REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER product_changed AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.notify_shop_changed();
CREATE TRIGGER product_delete_recorded AFTER DELETE ON public.product REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER product_insert_recorded AFTER INSERT ON public.product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER product_update_recorded AFTER UPDATE ON public.product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER sample_data_delete_recorded AFTER DELETE ON public.sample_data REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER sample_data_insert_recorded AFTER INSERT ON public.sample_data REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER sample_data_update_recorded AFTER UPDATE ON public.sample_data REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER settings_delete_recorded AFTER DELETE ON public.settings REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER settings_insert_recorded AFTER INSERT ON public.settings REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
CREATE TRIGGER settings_update_recorded AFTER UPDATE ON public.settings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('etalase.change'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.record_change('id');
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_category_fk FOREIGN KEY (category_id) REFERENCES public.category(id);
