-- WITHOUT ROWID is written by hand: drizzle does not know it.
CREATE TABLE `objective_shown` (
	`learner` integer NOT NULL,
	`objective` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`learner`, `objective`),
	FOREIGN KEY (`learner`) REFERENCES `learner`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `lesson_surah` ADD `passages` text DEFAULT '[]' NOT NULL;