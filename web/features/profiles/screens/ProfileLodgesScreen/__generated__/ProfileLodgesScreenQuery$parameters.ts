/**
 * @generated SignedSource<<cc2dcdc456109eec30df71546e95aaed>>
 * @relayHash 387855f76a18d1076d5afb2314c978e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2eaf0510e41385de5263bcf75b50c4e56c558140f9f589fac31d9fbfecf0c0b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f2eaf0510e41385de5263bcf75b50c4e56c558140f9f589fac31d9fbfecf0c0b",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
