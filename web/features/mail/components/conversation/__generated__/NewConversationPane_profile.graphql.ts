/**
 * @generated SignedSource<<333288597b73542dd3efcd44c084a356>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewConversationPane_profile$data = {
  readonly id: string;
  readonly legacyId: number;
  readonly name: string;
  readonly online: boolean;
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
      "name": "online",
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

(node as any).hash = "d9c114f814677591dcfb46784947c6b3";

export default node;
