/**
 * @generated SignedSource<<033c47018b84be9678353988a8b8a96f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PanelRow_profile$data = {
  readonly isOnline: boolean;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileLink_profile">;
  readonly " $fragmentType": "PanelRow_profile";
};
export type PanelRow_profile$key = {
  readonly " $data"?: PanelRow_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"PanelRow_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PanelRow_profile",
  "selections": [
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
      "name": "ProfileLink_profile"
    }
  ],
  "type": "Profile",
  "abstractKey": null
};

(node as any).hash = "bd567ce0c10e823a026ede7218f3ecae";

export default node;
