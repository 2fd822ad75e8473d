/**
 * @generated SignedSource<<fe03c5e7dbe5567d0f66c22b3bb7fb1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlogEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type Entry_entry$data = {
  readonly author: {
    readonly profile: {
      readonly id: string;
      readonly legacyId: number;
      readonly name: string;
      readonly picture: {
        readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
      } | null | undefined;
    };
  };
  readonly html: string | null | undefined;
  readonly id: string;
  readonly legacyId: number;
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RichText_media">;
  }> | null | undefined;
  readonly slug: string;
  readonly status: BlogEntryStatus;
  readonly tags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly title: string;
  readonly viewerIsAuthor: boolean;
  readonly viewerReadAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"EntryAlerts_entry" | "EntryBar_entry" | "EntryHead_entry" | "EntryNeighbours_entry" | "useComments_item">;
  readonly " $fragmentType": "Entry_entry";
};
export type Entry_entry$key = {
  readonly " $data"?: Entry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entry_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "layered"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entry_entry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerReadAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerIsAuthor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "media",
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
      "concreteType": "BlogTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Profile",
          "kind": "LinkedField",
          "name": "profile",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Picture",
              "kind": "LinkedField",
              "name": "picture",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "usePictureSource_picture"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryHead_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryAlerts_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryBar_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntryNeighbours_entry"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "layered",
          "variableName": "layered"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useComments_item"
    }
  ],
  "type": "BlogEntry",
  "abstractKey": null
};
})();

(node as any).hash = "7d5d021cc7abbbf24453ee8b67bd2ab7";

export default node;
