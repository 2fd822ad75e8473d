/**
 * @generated SignedSource<<8657acdcebe8d2f2c2ecad853439ecf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DebateEntryStatus = "DRAFT" | "PUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type Topic_entry$data = {
  readonly author: {
    readonly id: string;
    readonly legacyId: number;
    readonly name: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
    } | null | undefined;
  };
  readonly hasUnpublishedChanges: boolean;
  readonly html: string | null | undefined;
  readonly id: string;
  readonly isLocked: boolean;
  readonly legacyId: number;
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"RichText_media">;
  }> | null | undefined;
  readonly status: DebateEntryStatus;
  readonly viewerReadAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TopicBar_entry" | "TopicHead_entry" | "useComments_item">;
  readonly " $fragmentType": "Topic_entry";
};
export type Topic_entry$key = {
  readonly " $data"?: Topic_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"Topic_entry">;
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
  "name": "Topic_entry",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnpublishedChanges",
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
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopicHead_entry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TopicBar_entry"
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
  "type": "DebateEntry",
  "abstractKey": null
};
})();

(node as any).hash = "961be9a17cec259c5b4bbef88d207b3e";

export default node;
