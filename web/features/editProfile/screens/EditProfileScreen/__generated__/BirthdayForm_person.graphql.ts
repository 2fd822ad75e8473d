/**
 * @generated SignedSource<<b9fb7e6bc569b9b99b93b759d0ec9282>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BirthdayForm_person$data = {
  readonly birthday: string;
  readonly legacyId: number;
  readonly " $fragmentType": "BirthdayForm_person";
};
export type BirthdayForm_person$key = {
  readonly " $data"?: BirthdayForm_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"BirthdayForm_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BirthdayForm_person",
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
      "name": "birthday",
      "storageKey": null
    }
  ],
  "type": "EditablePerson",
  "abstractKey": null
};

(node as any).hash = "aec3ed95a56941710731bf3dbd2a7888";

export default node;
