/**
 * @generated SignedSource<<9125052e1ce0cc92ca1e1bd540796d3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StartSectionId = "BIRTHDAY_PROFILES" | "CHAT_RIGHT_NOW" | "CONTEST" | "LAST_VISIT" | "NEWEST_BLOGS" | "NEWEST_MEDIA" | "NEWEST_PROFILES" | "ONLINE_FAVORITES" | "ONLINE_PROFILES" | "POPULAR_LODGES" | "POSSIBLE_MATCHES" | "SEARCH_MEDIA" | "UPCOMING_EVENTS";
import type { FragmentRefs } from "relay-runtime";
export type MediaSection_section$data = {
  readonly media: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"MediaGrid_media">;
      };
    }>;
  } | null | undefined;
  readonly section: StartSectionId;
  readonly " $fragmentType": "MediaSection_section";
};
export type MediaSection_section$key = {
  readonly " $data"?: MediaSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaSection_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "section",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 12
        }
      ],
      "concreteType": "MediaConnection",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MediaEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MediaGrid_media"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "media(first:12)"
    }
  ],
  "type": "MediaStartSection",
  "abstractKey": null
};

(node as any).hash = "e894402256c40dc0f374be9a9200cbbc";

export default node;
