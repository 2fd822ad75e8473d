/**
 * @generated SignedSource<<525a791729bb1d3c897cfaad92720421>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileAboutScreen_profile$data = {
  readonly guestbookCount: number | null | undefined;
  readonly guestbookPart?: {
    readonly " $fragmentSpreads": FragmentRefs<"Guestbook_profile">;
  } | null | undefined;
  readonly kinksPart?: {
    readonly " $fragmentSpreads": FragmentRefs<"ProfileKinks_profile">;
  } | null | undefined;
  readonly legacyId: number;
  readonly matchWords: ReadonlyArray<string> | null | undefined;
  readonly name: string;
  readonly relationsPart?: {
    readonly " $fragmentSpreads": FragmentRefs<"Relations_profile">;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly textMedia: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RichText_media">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InCommon_profile" | "Persons_profile" | "Seeks_profile">;
  readonly " $fragmentType": "ProfileAboutScreen_profile";
};
export type ProfileAboutScreen_profile$key = {
  readonly " $data"?: ProfileAboutScreen_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileAboutScreen_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "onePage"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileAboutScreen_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "textMedia",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RichText_media"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestbookCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InCommon_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Persons_profile"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Seeks_profile"
    },
    {
      "condition": "onePage",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Relations_profile"
              }
            ],
            "type": "Profile",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "relationsPart"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Guestbook_profile"
              }
            ],
            "type": "Profile",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "guestbookPart"
        }
      ]
    },
    {
      "condition": "onePage",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileKinks_profile"
              }
            ],
            "type": "Profile",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "kinksPart"
        }
      ]
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "eefbfb82a0f738eeae3be93f5169eeaa";

export default node;
