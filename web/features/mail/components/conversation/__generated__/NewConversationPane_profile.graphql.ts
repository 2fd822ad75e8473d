/**
 * @generated SignedSource<<6e9838405e7716d7b6eb613e5efb707f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewConversationPane_profile$data = {
  readonly id: string;
  readonly isOnline: boolean;
  readonly legacyId: number;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_profile">;
  readonly " $fragmentType": "NewConversationPane_profile";
};
export type NewConversationPane_profile$key = {
  readonly " $data"?: NewConversationPane_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewConversationPane_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewConversationPane_profile",
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
      "name": "isOnline",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationMenu_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "18db74afb6bd252645fe91d4cbcce276";

export default node;
