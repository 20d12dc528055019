"""Tests with the real program; without it, they fail."""

import os
import tempfile
import unittest

from ibar_docs import Batch, IbarError, MissingIbar, split_info

RECIPE = "1. A.Top = Superview.Top\n2. A.Left = Superview.Left\n3. A.Width = 9\n4. A.Height = 9\n"


class BatchTests(unittest.TestCase):
    def setUp(self):
        self.batch = Batch()
        self.addCleanup(self.batch.close)

    def test_figures(self):
        answer = self.batch.draw(RECIPE, options={"format": "svg", "theme": "pair", "orientation": "portrait"})
        self.assertEqual(answer.status, 0)
        self.assertEqual([figure.theme for figure in answer.figures], ["light", "dark"])
        figure = answer.figures[0]
        self.assertEqual((figure.width, figure.height, figure.extension), (375, 667, "svg"))
        self.assertTrue(figure.data.startswith(b"<svg ") and figure.alt)

    def test_messages_are_at_the_place_in_the_page(self):
        answer = self.batch.draw("1. A.Top = Superview.Topp\n")
        self.assertEqual(answer.status, 2)
        message = answer.messages("docs/page.md", 10)[0]
        self.assertTrue(message.startswith("docs/page.md:11:"), message)
        self.assertIn("[unknown-attribute]", message)
        # The process goes on.
        self.assertEqual(self.batch.draw(RECIPE).status, 0)

    def test_a_process_that_ended_is_started_again(self):
        self.batch.draw(RECIPE)
        self.batch._process.kill()
        self.batch._process.wait()
        self.assertEqual(self.batch.draw(RECIPE).status, 0)

    def test_a_missing_program(self):
        with self.assertRaisesRegex(MissingIbar, "not on the path"):
            Batch("no-such-ibar").draw(RECIPE)
        # An older one knows no --batch, and ends.
        with self.assertRaisesRegex(MissingIbar, "newer ibar"):
            Batch("false").draw(RECIPE)
        # It ends before it has read a recipe that is longer than a pipe holds.
        with self.assertRaisesRegex(MissingIbar, "newer ibar"):
            Batch("false").draw(RECIPE + "#" * 1_000_000)

    def test_the_cache(self):
        with tempfile.TemporaryDirectory() as folder:
            cache = os.path.join(folder, "cache")
            first, second = Batch(cache=cache), Batch(cache=cache)
            self.addCleanup(first.close)
            self.addCleanup(second.close)
            self.assertEqual(first.draw(RECIPE), second.draw(RECIPE))
            self.assertTrue(os.listdir(cache))


class FenceTests(unittest.TestCase):
    def test_info(self):
        self.assertIsNone(split_info("python"))
        self.assertIsNone(split_info("ibarx"))
        self.assertIsNone(split_info("{.python #a}"))
        self.assertEqual(split_info("ibar").options, {})
        self.assertEqual(split_info("ibar:sign-in").name, "sign-in")
        full = split_info("{.ibar #fig-a style=schematic legend=below width=60% alt=\"A b\" source=show}")
        self.assertEqual((full.name, full.width, full.alt, full.shows_source), ("a", "60%", "A b", True))
        self.assertEqual(full.options, {"style": "schematic", "legend": "below"})
        self.assertEqual(split_info("ibar {style=screen}").options, {"style": "screen"})

    def test_a_folder_that_cannot_be_made_is_no_cache(self):
        with tempfile.NamedTemporaryFile() as file:
            batch = Batch(cache=file.name + "/cache")
            self.addCleanup(batch.close)
            self.assertTrue(batch.draw(RECIPE).is_drawn)


if __name__ == "__main__":
    unittest.main()
