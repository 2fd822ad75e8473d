/**
 * @generated SignedSource<<4f6fdbfe560f81f1a63be8db3f606103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipScreen_viewer$data = {
  readonly membership: {
    readonly memberUntil: string | null | undefined;
    readonly subscription: {
      readonly renewsAt: string | null | undefined;
      readonly viewerCanReplace: boolean;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MembershipState_membership">;
  } | null | undefined;
  readonly membershipFeatures: ReadonlyArray<{
    readonly text: string;
    readonly title: string;
  }> | null | undefined;
  readonly membershipPackages: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"MembershipPurchase_packages">;
  }> | null | undefined;
  readonly " $fragmentType": "MembershipScreen_viewer";
};
export type MembershipScreen_viewer$key = {
  readonly " $data"?: MembershipScreen_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipScreen_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipScreen_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "membership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MembershipSubscription",
          "kind": "LinkedField",
          "name": "subscription",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "renewsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanReplace",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MembershipState_membership"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipPackage",
      "kind": "LinkedField",
      "name": "membershipPackages",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MembershipPurchase_packages"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipFeature",
      "kind": "LinkedField",
      "name": "membershipFeatures",
      "plural": true,
      "selections": [
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4a689f4ae5566106a17b9b56bff25e45";

export default node;
