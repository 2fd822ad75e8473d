/**
 * @generated SignedSource<<5c0deab6ac8282a0aee26588700ea185>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProfileStatus = "ACTIVE" | "DELETED" | "LOCKED" | "PERMA_LOCKED" | "QUARANTINED" | "TO_BE_DELETED";
export type RoleLevel = "CERTIFIED_PROFILE" | "CHAT_MODERATOR" | "DEVELOPER" | "HIDDEN_CERTIFIED_PROFILE" | "NORMAL" | "SUPPORT";
import type { FragmentRefs } from "relay-runtime";
export type StaffProfileCard_profile$data = {
  readonly area: {
    readonly " $fragmentSpreads": FragmentRefs<"usePlace_area">;
  } | null | undefined;
  readonly createdAt: string;
  readonly legacyId: number;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
  } | null | undefined;
  readonly roleLevel: RoleLevel;
  readonly status: ProfileStatus;
  readonly " $fragmentType": "StaffProfileCard_profile";
};
export type StaffProfileCard_profile$key = {
  readonly " $data"?: StaffProfileCard_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffProfileCard_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaffProfileCard_profile",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleLevel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Area",
      "kind": "LinkedField",
      "name": "area",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePlace_area"
        }
      ],
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
  "type": "StaffProfile",
  "abstractKey": null
};

(node as any).hash = "7ed85238c91037544f1c3fc38b2b5d4a";

export default node;
