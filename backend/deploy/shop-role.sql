-- Run by the image of PostgreSQL on a new volume only: the shop's role, which owns its database and is no superuser.
\getenv role SHOP_ROLE
\getenv password POSTGRES_PASSWORD
CREATE ROLE :"role" LOGIN PASSWORD :'password';
ALTER DATABASE etalase OWNER TO :"role";
ALTER SCHEMA public OWNER TO :"role";
-- The superuser is reached from inside the container alone.
ALTER ROLE postgres PASSWORD NULL;
