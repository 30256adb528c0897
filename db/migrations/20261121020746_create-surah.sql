CREATE TABLE `surah` (
	`number` integer PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_ar` text NOT NULL,
	`revelation` text NOT NULL,
	`verses_count` integer NOT NULL,
	CONSTRAINT "surah_number_in_range" CHECK("surah"."number" between 1 and 114),
	CONSTRAINT "surah_revelation_known" CHECK("surah"."revelation" in ('Meccan', 'Medinan')),
	CONSTRAINT "surah_verses_count_positive" CHECK("surah"."verses_count" > 0)
);
