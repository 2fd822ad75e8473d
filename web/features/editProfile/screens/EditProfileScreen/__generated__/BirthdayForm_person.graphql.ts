/**
 * @generated SignedSource<<fdd8f5c3e27c8ad5e23f876a273d05b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BirthdayForm_person$data = {
  readonly birthday: string;
  readonly person: {
    readonly id: string;
  };
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
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

(node as any).hash = "cf96f03acef3acbfef4561c466455576";

export default node;
