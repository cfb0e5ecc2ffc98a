-- Creates the shop's role, which owns the database and is no superuser. The PostgreSQL image runs this file only on a new
-- volume.
\getenv role SHOP_ROLE
\getenv password POSTGRES_PASSWORD
CREATE ROLE :"role" LOGIN PASSWORD :'password';
ALTER DATABASE etalase OWNER TO :"role";
ALTER SCHEMA public OWNER TO :"role";
-- Without a password, the superuser can log in only from inside the container.
ALTER ROLE postgres PASSWORD NULL;
