CREATE TABLE `deletion` (
	`person_id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
