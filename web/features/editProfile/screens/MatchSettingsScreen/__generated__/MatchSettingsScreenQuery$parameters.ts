/**
 * @generated SignedSource<<aa77258d168b061f91a29350088199de>>
 * @relayHash aaa19041dd449b1d39ec72f900176fd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94c1e6262e92fbd44ea7ae7c46f19086006773b281f037a652bd24d45b399525

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MatchSettingsScreenQuery } from './MatchSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MatchSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94c1e6262e92fbd44ea7ae7c46f19086006773b281f037a652bd24d45b399525",
    "metadata": {},
    "name": "MatchSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
