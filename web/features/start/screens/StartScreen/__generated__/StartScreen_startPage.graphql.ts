/**
 * @generated SignedSource<<1876d656ad7553bd7b13adba82169196>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartScreen_startPage$data = {
  readonly isCondensed: boolean;
  readonly searchOptions: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly blogs: {
      readonly " $fragmentSpreads": FragmentRefs<"BlogsSection_section">;
    } | null | undefined;
    readonly chatRooms: {
      readonly " $fragmentSpreads": FragmentRefs<"ChatRoomsSection_section">;
    } | null | undefined;
    readonly contest: {
      readonly " $fragmentSpreads": FragmentRefs<"ContestSection_section">;
    } | null | undefined;
    readonly events: {
      readonly " $fragmentSpreads": FragmentRefs<"UpcomingEvents_section">;
    } | null | undefined;
    readonly id: string;
    readonly isHidden: boolean;
    readonly lodges: {
      readonly " $fragmentSpreads": FragmentRefs<"PopularLodges_section">;
    } | null | undefined;
    readonly matches: {
      readonly " $fragmentSpreads": FragmentRefs<"MatchesSection_section">;
    } | null | undefined;
    readonly media: {
      readonly " $fragmentSpreads": FragmentRefs<"MediaSection_section">;
    } | null | undefined;
    readonly profiles: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfilesSection_section">;
    } | null | undefined;
    readonly visits: {
      readonly " $fragmentSpreads": FragmentRefs<"VisitsSection_section">;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "StartScreen_startPage";
};
export type StartScreen_startPage$key = {
  readonly " $data"?: StartScreen_startPage$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartScreen_startPage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartScreen_startPage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCondensed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "searchOptions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "sections",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHidden",
          "storageKey": null
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ContestSection_section"
              }
            ],
            "type": "ContestStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "contest"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfilesSection_section"
              }
            ],
            "type": "ProfilesStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "profiles"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MatchesSection_section"
              }
            ],
            "type": "MatchesStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "matches"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VisitsSection_section"
              }
            ],
            "type": "VisitsStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "visits"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MediaSection_section"
              }
            ],
            "type": "MediaStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "media"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BlogsSection_section"
              }
            ],
            "type": "BlogsStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "blogs"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UpcomingEvents_section"
              }
            ],
            "type": "EventsStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "events"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PopularLodges_section"
              }
            ],
            "type": "LodgesStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "lodges"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChatRoomsSection_section"
              }
            ],
            "type": "ChatRoomsStartSection",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "chatRooms"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StartPage",
  "abstractKey": null
};

(node as any).hash = "06653fe70221da4d2af833f5b14d17d3";

export default node;
