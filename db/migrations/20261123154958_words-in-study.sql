ALTER TABLE `learner` ADD `new_words_per_day` integer;--> statement-breakpoint
ALTER TABLE `learner` ADD `words_of_surah` integer;