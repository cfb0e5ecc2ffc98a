/** The shop's role in the embedded server. The role owns the database and everything in it, and has no other rights. */
export const SHOP_ROLE = 'shop';

/** An SQL condition: the catalog's row with the alias `o` belongs to an extension. Such an object keeps its owner. */
const isOfExtension = (catalog: string): string =>
  `EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = o.oid AND deptype = 'e')`;

/**
 * SQL statements with which a superuser makes the role the owner of the database, its schema and their objects. The
 * statements look up names only in the system's catalogs, because functions of the role must not run with a superuser's
 * rights. The statements are on one line, because a message of the diagnostics contains them.
 */
export const GIVE_TO_SHOP_ROLE = `
  SET search_path = pg_catalog, pg_temp;
  DO $$ DECLARE command text; BEGIN FOR command IN
  SELECT format('DATABASE %I', datname) FROM pg_database
    WHERE datname = current_database() AND datdba <> '${SHOP_ROLE}'::regrole
  UNION ALL SELECT 'SCHEMA public' FROM pg_namespace
    WHERE nspname = 'public' AND nspowner <> '${SHOP_ROLE}'::regrole
  UNION ALL SELECT format('TABLE %s', oid::regclass) FROM pg_class o
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
    AND relowner <> '${SHOP_ROLE}'::regrole AND NOT ${isOfExtension('pg_class')}
  UNION ALL SELECT format('ROUTINE %s', oid::regprocedure) FROM pg_proc o
    WHERE pronamespace = 'public'::regnamespace
    AND proowner <> '${SHOP_ROLE}'::regrole AND NOT ${isOfExtension('pg_proc')}
  LOOP EXECUTE format('ALTER %s OWNER TO ${SHOP_ROLE}', command); END LOOP; END $$`
  .trim()
  .replaceAll(/\s+/gu, ' ');
