CREATE TABLE `coach_day` (
	`person_id` text NOT NULL,
	`day` integer NOT NULL,
	`used` integer NOT NULL,
	PRIMARY KEY(`person_id`, `day`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coach_exchange` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person_id` text NOT NULL,
	`surah` integer NOT NULL,
	`question_id` text NOT NULL,
	`answer_id` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`asked_at` integer NOT NULL,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coach_exchange_of_person` ON `coach_exchange` (`person_id`,`surah`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `coach_exchange_question` ON `coach_exchange` (`person_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `coach_plan` (
	`person_id` text NOT NULL,
	`surah` integer NOT NULL,
	`start_day` integer NOT NULL,
	PRIMARY KEY(`person_id`, `surah`),
	FOREIGN KEY (`person_id`) REFERENCES `person`(`id`) ON UPDATE no action ON DELETE cascade
);
