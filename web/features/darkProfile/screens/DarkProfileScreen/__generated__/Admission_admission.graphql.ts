/**
 * @generated SignedSource<<8eea9d46db30d079ed42ad19f5488d0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DarkApplicationStatus = "APPROVED" | "DECLINED" | "MORE_ASKED" | "WAITING" | "WITHDRAWN";
export type DarkRequirement = "EMAIL" | "PICTURE" | "VALIDATION";
export type DarkStatus = "APPLIED" | "APPROVED" | "DECLINED";
import type { FragmentRefs } from "relay-runtime";
export type Admission_admission$data = {
  readonly againFrom: string | null | undefined;
  readonly appliedAt: string | null | undefined;
  readonly darkStatus: DarkStatus | null | undefined;
  readonly missing: ReadonlyArray<DarkRequirement>;
  readonly reason: string | null | undefined;
  readonly status: DarkApplicationStatus | null | undefined;
  readonly " $fragmentType": "Admission_admission";
};
export type Admission_admission$key = {
  readonly " $data"?: Admission_admission$data;
  readonly " $fragmentSpreads": FragmentRefs<"Admission_admission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Admission_admission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "darkStatus",
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
      "name": "appliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "againFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    }
  ],
  "type": "DarkAdmission",
  "abstractKey": null
};

(node as any).hash = "369c56045ab29c8524a56c533feee47f";

export default node;
